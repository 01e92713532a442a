import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MalformedCsvError, readCsv } from '../../csv/read-csv';
import { unescapeFormula } from '../../csv/write-csv';
import type { Executor } from '../../db/database';
import { transactionWithRollback } from '../../db/transaction-with-rollback';
import { recordAudit } from '../audit/record-audit';
import {
  CHANNEL_OPTION,
  DRY_RUN_OPTION,
  type OperatorCommand,
  type OperatorContext,
} from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { requireChannel } from '../require-channel';
import { findVariants, type VariantIds } from './find-variants';
import { OfferRow } from './offer-row';

/** The most messages that are printed; a file that is wrong throughout repeats them in every row. */
const MAX_ISSUES = 200;

/** A command that imports what is offered with products from a CSV file. */
interface OffersImport<Offer> {
  readonly name: string;
  readonly ja: string;
  readonly en: string;
  readonly headings: readonly string[];
  /** The headings that hold numbers of products (商品番号). */
  readonly products: readonly string[];
  /** Reads a row, which collects what is wrong with it. */
  read(row: OfferRow, ids: VariantIds): Offer;
  /** Inserts the offers, and changes those that are there. */
  write(tx: Executor, offers: readonly Offer[]): Promise<void>;
}

/** All of a file or nothing; what the file does not name stays. */
export const importOffersCommand = <Offer>(kind: OffersImport<Offer>): OperatorCommand => ({
  name: kind.name,
  words: [{ name: 'FILE.csv' }],
  options: [CHANNEL_OPTION, DRY_RUN_OPTION],
  ja: kind.ja,
  en: kind.en,
  run: (host, args) =>
    host.withShop(async (context) => {
      const { id: channelId } = await requireChannel(context.db, args.value('channel'));
      const bytes = await readBytes(path.resolve(host.workingFolder, args.value('FILE.csv')));
      const isDryRun = args.optional('dry-run') !== undefined;
      const count = await transactionWithRollback<number>(
        (work) => context.db.transaction(work),
        async (tx, rollBack) => {
          const offers = await readOffers(context, kind, bytes, (codes) =>
            findVariants(tx, channelId, codes),
          );
          if (offers.length > 0) await kind.write(tx, offers);
          if (isDryRun) return rollBack(offers.length);
          await recordAudit(tx, context, {
            command: kind.name,
            channelId,
            target: kind.name,
            before: null,
            after: { rows: offers.length },
          });
          return offers.length;
        },
      );
      context.print(`${isDryRun ? '取り込むと: ' : ''}${count} 件。 ${count} rows.`);
    }),
});

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch {
    throw new OperatorError(`ファイルを読めません: ${file}`, `The file cannot be read: ${file}`);
  }
}

/** The offers of a file; what is wrong is printed by line, and nothing is imported then. */
async function readOffers<Offer>(
  context: OperatorContext,
  kind: OffersImport<Offer>,
  bytes: Uint8Array,
  find: (codes: readonly string[]) => Promise<VariantIds>,
): Promise<readonly Offer[]> {
  const issues: string[] = [];
  const offers: Offer[] = [];
  try {
    const { headings, records } = readCsv(bytes);
    const missing = kind.headings.filter((heading) => !headings.includes(heading));
    if (missing.length > 0) issues.push(`見出しがありません: ${missing.join('、')}`);
    else {
      const rows = records.map(
        ({ line, values }) =>
          new OfferRow(line, (heading) => unescapeFormula(values.get(heading) ?? '').trim(), issues),
      );
      const ids = await find(rows.flatMap((row) => kind.products.map((heading) => row.text(heading))));
      for (const row of rows) offers.push(kind.read(row, ids));
    }
  } catch (error) {
    if (!(error instanceof MalformedCsvError)) throw error;
    issues.push(`${error.line === null ? '' : `${error.line}行目: `}CSV として読めません`);
  }
  for (const issue of issues.slice(0, MAX_ISSUES)) context.print(issue);
  if (issues.length > 0)
    throw new OperatorError(
      `誤りが ${issues.length} 件あるため、何も取り込みませんでした`,
      `Nothing was imported: ${issues.length} errors`,
    );
  return offers;
}
