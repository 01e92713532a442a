/** A size table of a demo shop, and the kinds of products that it is for. */
export interface SeedSizeTable {
  readonly key: string;
  readonly name: string;
  readonly kinds: readonly string[];
  readonly unit: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly size: string; readonly values: readonly string[] }[];
  readonly note: string;
}

type TableRow = readonly [size: string, ...values: string[]];

/** A table in centimetres: what is measured, then a row for each size. */
export const inCentimetres = (
  [key, name, kinds]: readonly [key: string, name: string, kinds: readonly string[]],
  columns: readonly string[],
  rows: readonly TableRow[],
  note: string,
): SeedSizeTable => ({
  key,
  name,
  kinds,
  unit: 'cm',
  columns,
  rows: rows.map(([size, ...values]) => ({ size, values })),
  note,
});
