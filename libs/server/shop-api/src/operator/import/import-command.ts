import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { analyseCatalogue } from '../../products/analyse-catalogue';
import type { OpenBytes } from '../../csv/stream-csv';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, type OperatorCommand, type OperatorContext } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { requireChannel } from '../require-channel';
import { preparePictures, type PreparedPictures, noPictures } from './prepare-pictures';
import type { ImportedModel, RowIssue } from './imported-model';
import { type Layout, LAYOUTS, readModels, scanImportFile } from './read-import-file';
import { type ImportResult, storeImport } from './store-import';

/** The most messages that are printed; a file that is wrong throughout repeats them in every row. */
const MAX_REMARKS = 200;

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
    {
      name: 'skip-pictures',
      isOptional: true,
      ja: '画像を取り込みません（商品に今ある画像は残します）',
      en: 'brings in no pictures; those that products have stay',
    },
    {
      name: 'skip-failed-pictures',
      isOptional: true,
      ja: '取り込めない画像があっても、それを除いて取り込みます',
      en: 'leaves out the pictures that cannot be had instead of refusing the file',
    },
  ],
  ja: 'CSV の商品を、CSV のフォルダーと SHOP_PICTURE_HOSTS のサーバーにある画像とともに取り込みます（すべてか、まったくか）',
  en: 'imports products from a CSV file, with pictures from its folder and the hosts of SHOP_PICTURE_HOSTS, all or nothing',
  run: (host, args) => {
    const layout = readLayout(args.optional('layout'));
    const file = path.resolve(host.workingFolder, args.value('FILE.csv'));
    const open: OpenBytes = () => createReadStream(file);
    return host.withShop(async (context) => {
      const channel = await requireChannel(context.db, args.value('channel'));
      await requireFile(file);
      const survey = await scanImportFile(open, layout);
      rejectIfWrong(context, survey.errors);
      const isTrial = args.optional('dry-run') !== undefined;
      const pictures =
        args.optional('skip-pictures') === undefined
          ? await preparePictures(context, survey.pictures, { folder: path.dirname(file), isTrial })
          : noPictures();
      sayRemarks(context, pictures.notes);
      if (args.optional('skip-failed-pictures') === undefined) rejectIfWrong(context, pictures.errors);
      else sayRemarks(context, pictures.errors);
      const models = readModels(open, layout, survey);
      const total = survey.products;
      const result = await importInto(context, {
        ...{ channelId: channel.id, models, total, file, isTrial },
        pictures: pictures.stored,
      });
      rejectIfWrong(context, result.errors);
      if (!isTrial) await analyseCatalogue(context.db);
      const head = isTrial ? '取り込むと: ' : '';
      if (survey.pictures.size > 0) context.print(`${head}${saidOf(pictures)}`);
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

async function requireFile(file: string): Promise<void> {
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new OperatorError(`ファイルを読めません: ${file}`, `The file cannot be read: ${file}`);
}

const written = ({ line, field, reason }: RowIssue): string =>
  `${line}行目${field === '' ? '' : `「${field}」`}: ${reason}`;

const saidOf = ({ usable, fetched, errors }: PreparedPictures): string =>
  `画像 ${usable} 枚、ほかのサーバーから取得 ${fetched} 枚、取り込めない画像 ${errors.length} 枚。` +
  ` ${usable} pictures, ${fetched} fetched, ${errors.length} failed.`;

function sayRemarks({ print }: OperatorContext, remarks: readonly RowIssue[]): void {
  const inOrder = [...remarks].sort((a, b) => a.line - b.line);
  for (const remark of inOrder.slice(0, MAX_REMARKS)) print(written(remark));
}

function rejectIfWrong(context: OperatorContext, errors: readonly RowIssue[]): void {
  if (errors.length === 0) return;
  sayRemarks(context, errors);
  throw new OperatorError(
    `誤りが ${errors.length} 件あるため、何も取り込みませんでした`,
    `Nothing was imported: ${errors.length} errors`,
  );
}

interface Import {
  readonly channelId: number;
  readonly models: AsyncIterable<ImportedModel>;
  readonly total: number;
  readonly file: string;
  readonly isTrial: boolean;
  readonly pictures: PreparedPictures['stored'];
}

/** Writes everything in one transaction; a trial, and one that meets an error, leaves nothing. */
async function importInto(
  context: OperatorContext,
  { channelId, models, total, file, isTrial, pictures }: Import,
): Promise<ImportResult> {
  const { db, clock, print } = context;
  try {
    return await db.transaction(async (tx) => {
      const result = await storeImport(tx, models, {
        channelId,
        now: clock.now(),
        pictures,
        onProgress: (done) => print(`${done} / ${total}`),
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
