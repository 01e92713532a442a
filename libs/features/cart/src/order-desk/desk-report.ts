import type { OrderDeskFault, OrderDeskRow } from '@shop/contract/order-desk/check-order-desk';
import type { SetPart } from '../commands/add-product-set';
import { type DeskEntry, type DeskRow, isBlank } from './desk-row';

/** What is wrong with a row; `most` is how many it could order. */
export type DeskFault = OrderDeskFault;

/** A product as a row names it. Prices are integer yen of one piece. */
export interface DeskProduct {
  readonly key: string;
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly price: number;
  readonly priceWithTax: number;
  /** Names of the units in which it is sold besides the piece. */
  readonly unitNames: readonly string[];
}

/** A row after the check. */
export interface CheckedRow {
  /** What was written when it was checked. */
  readonly entry: DeskEntry;
  readonly product: DeskProduct | null;
  readonly quantity: number | null;
  readonly faults: readonly DeskFault[];
  readonly isRepeated: boolean;
}

/** The checked rows by their ids, in their order; those without anything written are not in it. */
export type DeskReport = ReadonlyMap<number, CheckedRow>;

/** The report of rows from the API's answer, which is in the same order. */
export function toDeskReport(rows: readonly DeskRow[], checked: readonly OrderDeskRow[]): DeskReport {
  return new Map(
    rows.flatMap(({ id, code, quantity }, at) => {
      const row = checked[at];
      return row === undefined ? [] : [[id, toCheckedRow({ code, quantity }, row)] as const];
    }),
  );
}

const toCheckedRow = (entry: DeskEntry, row: OrderDeskRow): CheckedRow => ({
  entry,
  product:
    row.product === null
      ? null
      : {
          key: row.product.key,
          name: row.product.name,
          options: row.product.options,
          price: row.product.unit_price,
          priceWithTax: row.product.unit_price_with_tax,
          unitNames: row.product.units.map(({ name }) => name),
        },
  quantity: row.quantity,
  faults: row.faults,
  isRepeated: row.is_repeated,
});

/** The ids of the rows with faults. */
export const faultyIds = (report: DeskReport): ReadonlySet<number> =>
  new Set([...report].flatMap(([id, { faults }]) => (faults.length > 0 ? [id] : [])));

/** What the rows without faults put into the cart: rows of one product are added up. */
export function partsOf(report: DeskReport): readonly SetPart[] {
  const quantities = new Map<string, number>();
  for (const { product, quantity, faults } of report.values())
    if (product !== null && quantity !== null && faults.length === 0)
      quantities.set(product.key, (quantities.get(product.key) ?? 0) + quantity);
  return [...quantities].map(([productKey, quantity]) => ({ productKey, quantity }));
}

/** Whether a row stands as it was checked; one in which nothing is written needs no check. */
export function isChecked(report: DeskReport, row: DeskRow): boolean {
  const entry = report.get(row.id)?.entry;
  return entry === undefined ? isBlank(row) : entry.code === row.code && entry.quantity === row.quantity;
}
