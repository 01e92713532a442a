import path from 'node:path';
import { unescapeFormula } from '../../csv/write-csv';
import type { Executor } from '../../db/database';
import { transactionWithRollback } from '../../db/transaction-with-rollback';
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
import { findVariants, type VariantIds } from './find-variants';
import { OfferRow } from './offer-row';

/** A command that imports what is offered with products from a CSV file. */
interface OffersImport<Offer> {
  readonly name: string;
  readonly ja: string;
  readonly en: string;
  readonly headings: readonly string[];
  /** The headings that hold numbers of products (商品番号), of the product that a row is about first. */
  readonly products: readonly [string, ...string[]];
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
      const bytes = await readOperatorFile(path.resolve(host.workingFolder, args.value('FILE.csv')));
      const isDryRun = hasDryRun(args);
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

/** The offers of a file; what is wrong is printed by row, and nothing is imported then. */
async function readOffers<Offer>(
  context: OperatorContext,
  kind: OffersImport<Offer>,
  bytes: Uint8Array,
  find: (codes: readonly string[]) => Promise<VariantIds>,
): Promise<readonly Offer[]> {
  const errors: RowIssue[] = [];
  const rows = readSmallFile(bytes, kind.headings, errors).map(({ row, values }) => {
    const text = (heading: string) => unescapeFormula(values.get(heading) ?? '').trim();
    return new OfferRow({ line: row, code: text(kind.products[0]) }, text, errors);
  });
  const ids = await find(rows.flatMap((row) => kind.products.map((heading) => row.text(heading))));
  const offers = rows.map((row) => kind.read(row, ids));
  new IssueReport(context.print, kind.products[0]).rejectIfWrong(errors);
  return offers;
}
