import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { searchSynonyms } from '../../db/schema';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, type CommandArguments, shopCommand } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { listCommand } from '../lists/list-command';
import { ofChannel } from '../lists/list-conditions';
import { requireChannel } from '../require-channel';
import { importSynonyms } from './import-synonyms-command';
import { readSynonymWord, SYNONYM_WORD } from './read-synonym-word';

const WORDS = [{ name: 'WORD' }, { name: 'MEANING' }] as const;

/** A word in the form in which it is searched; throws for one that a search could not be. */
function readWord(name: string, given: string): string {
  const word = readSynonymWord(given);
  if (word !== null) return word;
  throw wrongUsage(`${name} は${SYNONYM_WORD.ja}です`, `${name} is ${SYNONYM_WORD.en}`);
}

/** The pair of words and the shop that a command is about. */
async function readSynonym(db: Executor, args: CommandArguments) {
  const word = readWord('WORD', args.value('WORD'));
  const meaning = readWord('MEANING', args.value('MEANING'));
  return { channel: await requireChannel(db, args.value('channel')), word, meaning };
}

const listSynonyms = listCommand({
  name: 'synonyms list',
  ja: '検索で同じ意味とする語を JSON で表示します',
  en: 'lists the words that mean the same in searches, as JSON',
  isOfOneShop: true,
  defaultFormat: 'json',
  none: 'ありません。 There are none.',
  read: (db, { channelId, limit, offset }) =>
    db
      .select({ word: searchSynonyms.word, meaning: searchSynonyms.meaning })
      .from(searchSynonyms)
      .where(ofChannel(searchSynonyms.channelId, channelId))
      .orderBy(asc(searchSynonyms.word), asc(searchSynonyms.meaning))
      .limit(limit)
      .offset(offset),
  lineOf: ({ word, meaning }) => `${word} = ${meaning}`,
  columns: { word: ({ word }) => word, meaning: ({ meaning }) => meaning },
});

const addSynonym = shopCommand({
  name: 'synonyms add',
  words: [...WORDS],
  options: [CHANNEL_OPTION],
  ja: '検索で WORD と MEANING を同じ意味とします（どちらで探しても見つかります）',
  en: 'lets WORD and MEANING find the same products, in both directions',
  async run(context, args) {
    const { channel, word, meaning } = await readSynonym(context.db, args);
    await context.db.transaction(async (tx) => {
      const added = await tx
        .insert(searchSynonyms)
        .values({ channelId: channel.id, word, meaning })
        .onConflictDoNothing()
        .returning({ id: searchSynonyms.id });
      if (added.length === 0) return;
      await recordAudit(tx, context, {
        command: 'synonyms add',
        channelId: channel.id,
        target: word,
        before: null,
        after: { meaning },
      });
    });
    context.print(JSON.stringify({ word, meaning }));
  },
});

const removeSynonym = shopCommand({
  name: 'synonyms remove',
  words: [...WORDS],
  options: [CHANNEL_OPTION],
  ja: 'synonyms add で登録した語の組を消します',
  en: 'removes a pair that was added by synonyms add',
  async run(context, args) {
    const { channel, word, meaning } = await readSynonym(context.db, args);
    await context.db.transaction(async (tx) => {
      const removed = await tx
        .delete(searchSynonyms)
        .where(
          and(
            eq(searchSynonyms.channelId, channel.id),
            eq(searchSynonyms.word, word),
            eq(searchSynonyms.meaning, meaning),
          ),
        )
        .returning({ id: searchSynonyms.id });
      if (removed.length === 0)
        throw new OperatorError(
          `登録されていません: ${word} = ${meaning}`,
          `There is no synonym ${word} = ${meaning}`,
        );
      await recordAudit(tx, context, {
        command: 'synonyms remove',
        channelId: channel.id,
        target: word,
        before: { meaning },
        after: null,
      });
    });
    context.print(JSON.stringify({ word, meaning }));
  },
});

/** The commands for words that mean the same in searches. */
export const synonymCommands = [listSynonyms, addSynonym, removeSynonym, importSynonyms];
