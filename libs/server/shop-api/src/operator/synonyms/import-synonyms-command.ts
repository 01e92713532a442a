import path from 'node:path';
import { unescapeFormula } from '../../csv/write-csv';
import { searchSynonyms } from '../../db/schema';
import { recordAudit } from '../audit/record-audit';
import {
  CHANNEL_OPTION,
  DRY_RUN_OPTION,
  hasDryRun,
  type OperatorCommand,
  type OperatorContext,
} from '../command/operator-command';
import { readOperatorFile } from '../command/read-operator-file';
import type { RowIssue } from '../import/imported-model';
import { readSmallFile } from '../import/read-small-file';
import { IssueReport } from '../import/report-issues';
import { requireChannel } from '../require-channel';
import { readSynonymWord, SYNONYM_WORD } from './read-synonym-word';

const HEADINGS = ['word', 'meaning'] as const;
/** Pairs of one statement. */
const BATCH = 1_000;

interface Pair {
  readonly word: string;
  readonly meaning: string;
}

/** `synonyms import`: pairs of words from a CSV file, all or nothing; those that the file does not name stay. */
export const importSynonyms: OperatorCommand = {
  name: 'synonyms import',
  words: [{ name: 'FILE.csv' }],
  options: [CHANNEL_OPTION, DRY_RUN_OPTION],
  ja: 'CSV（見出しは word と meaning）の語の組を登録します（すべてか、まったくか。synonyms list --format csv で書き出せます）',
  en: 'adds the pairs of a CSV file (headings word and meaning), all or nothing; synonyms list --format csv writes one',
  run: (host, args) =>
    host.withShop(async (context) => {
      const channel = await requireChannel(context.db, args.value('channel'));
      const pairs = readPairs(
        context,
        await readOperatorFile(path.resolve(host.workingFolder, args.value('FILE.csv'))),
      );
      const isDryRun = hasDryRun(args);
      const added = await addPairs(context, channel.id, pairs, isDryRun);
      context.print(
        `${isDryRun ? '取り込むと: ' : ''}追加 ${added} 件、登録済み ${pairs.length - added} 件。 ${added} added, ${pairs.length - added} known.`,
      );
    }),
};

/** The pairs of a file, each once; what is wrong is printed by row, and nothing is imported then. */
function readPairs(context: OperatorContext, bytes: Uint8Array): readonly Pair[] {
  const errors: RowIssue[] = [];
  const pairs = new Map<string, Pair>();
  for (const { row: line, values } of readSmallFile(bytes, HEADINGS, errors)) {
    const given = (heading: (typeof HEADINGS)[number]) => unescapeFormula(values.get(heading) ?? '').trim();
    const [word, meaning] = HEADINGS.map((field) => {
      const read = readSynonymWord(given(field));
      if (read === null)
        errors.push({
          line,
          code: given('word'),
          field,
          reason: `「${given(field)}」は使えません。${SYNONYM_WORD.ja}で書いてください`,
        });
      return read;
    });
    if (word && meaning) pairs.set(`${word} ${meaning}`, { word, meaning });
  }
  new IssueReport(context.print, 'word').rejectIfWrong(errors);
  return [...pairs.values()];
}

class DryRun extends Error {}

/** Adds the pairs that are not known yet, and returns their number. */
async function addPairs(
  context: OperatorContext,
  channelId: number,
  pairs: readonly Pair[],
  isDryRun: boolean,
): Promise<number> {
  let added = 0;
  try {
    await context.db.transaction(async (tx) => {
      added = 0;
      for (let start = 0; start < pairs.length; start += BATCH) {
        const rows = await tx
          .insert(searchSynonyms)
          .values(pairs.slice(start, start + BATCH).map((pair) => ({ channelId, ...pair })))
          .onConflictDoNothing()
          .returning({ id: searchSynonyms.id });
        added += rows.length;
      }
      if (isDryRun) throw new DryRun();
      if (added > 0)
        await recordAudit(tx, context, {
          command: 'synonyms import',
          channelId,
          target: 'synonyms',
          before: null,
          after: { added },
        });
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return added;
}
