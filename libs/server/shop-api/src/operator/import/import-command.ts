import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, type OperatorCommand, type OperatorContext } from '../command/operator-command';
import { OperatorFailure, wrongUsage } from '../command/operator-failure';
import { requireChannel } from '../require-channel';
import type { ImportPlan, RowRemark } from './imported-model';
import { type Layout, LAYOUTS, readImportFile } from './read-import-file';
import { type ImportResult, storeImport } from './store-import';

/** So many remarks are printed; a file that is wrong throughout says the same in every row. */
const MOST_REMARKS = 200;

/** Ends the transaction of a trial without leaving anything. */
class RolledBack extends Error {
  constructor(readonly result: ImportResult) {
    super('rolled back');
  }
}

/** `import`: a tenant's own products from a CSV file, all or nothing. */
export const importCommand: OperatorCommand = {
  name: 'import',
  words: [{ name: 'FILE.csv' }],
  options: [
    CHANNEL_OPTION,
    {
      name: 'dry-run',
      isOptional: true,
      ja: '取り込まずに、結果と誤りだけを表示します',
      en: 'says what would happen and changes nothing',
    },
    {
      name: 'layout',
      value: LAYOUTS.join('|'),
      isOptional: true,
      ja: 'ファイルの形式（はじめは見出しから判断します）',
      en: 'the layout of the file; otherwise told by its headings',
    },
  ],
  ja: 'CSV の商品を取り込みます（すべて取り込むか、まったく取り込まないか）',
  en: 'imports products from a CSV file, all or nothing',
  run: (host, args) => {
    const layout = readLayout(args.optional('layout'));
    const file = path.resolve(host.workingFolder, args.value('FILE.csv'));
    return host.withShop(async (context) => {
      const channel = await requireChannel(context.db, args.value('channel'));
      const plan = readImportFile(await readBytes(file), layout);
      refuseIfWrong(context, plan.errors);
      const isTrial = args.optional('dry-run') !== undefined;
      const result = await importInto(context, { channelId: channel.id, plan, file, isTrial });
      for (const remark of plan.notes.slice(0, MOST_REMARKS)) context.print(written(remark));
      refuseIfWrong(context, result.errors);
      const head = isTrial ? '取り込むと: ' : '';
      context.print(
        `${head}追加 ${result.added} 件、更新 ${result.changed} 件。 ${result.added} added, ${result.changed} changed.`,
      );
    });
  },
};

function readLayout(given: string | undefined): Layout | undefined {
  const layout = LAYOUTS.find((one) => one === given);
  if (given !== undefined && layout === undefined)
    throw wrongUsage(`知らない形式です: ${given}`, `Unknown layout: ${given}`);
  return layout;
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch {
    throw new OperatorFailure(`ファイルを読めません: ${file}`, `The file cannot be read: ${file}`);
  }
}

const written = ({ line, field, reason }: RowRemark): string =>
  `${line}行目${field === '' ? '' : `「${field}」`}: ${reason}`;

function refuseIfWrong({ print }: OperatorContext, errors: readonly RowRemark[]): void {
  if (errors.length === 0) return;
  const inOrder = [...errors].sort((a, b) => a.line - b.line);
  for (const remark of inOrder.slice(0, MOST_REMARKS)) print(written(remark));
  throw new OperatorFailure(
    `誤りが ${errors.length} 件あるため、何も取り込みませんでした`,
    `Nothing was imported: ${errors.length} errors`,
  );
}

interface Import {
  readonly channelId: number;
  readonly plan: ImportPlan;
  readonly file: string;
  readonly isTrial: boolean;
}

/** Writes everything in one transaction; a trial, and one that meets an error, leaves nothing. */
async function importInto(
  context: OperatorContext,
  { channelId, plan, file, isTrial }: Import,
): Promise<ImportResult> {
  const { db, clock, print } = context;
  try {
    return await db.transaction(async (tx) => {
      const result = await storeImport(tx, plan.models, {
        channelId,
        now: clock.now(),
        onProgress: (done) => print(`${done} / ${plan.models.length}`),
      });
      if (isTrial || result.errors.length > 0) throw new RolledBack(result);
      const after = { added: result.added, changed: result.changed };
      const target = path.basename(file);
      await recordAudit(tx, context, { command: 'import', channelId, target, before: null, after });
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}
