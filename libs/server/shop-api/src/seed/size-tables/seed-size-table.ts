import type { MeasuredPart } from '@shop/contract/timeseries/measurement';

/** A size table of a demo shop, and the kinds of products that it is for. */
export interface SeedSizeTable {
  readonly key: string;
  readonly name: string;
  readonly kinds: readonly string[];
  readonly unit: string;
  readonly columns: readonly string[];
  /** The columns that hold ranges of the wearer's body, not measures of the garment. */
  readonly bodyParts: Readonly<Record<string, MeasuredPart>>;
  readonly rows: readonly { readonly size: string; readonly values: readonly string[] }[];
  readonly note: string;
}

type TableRow = readonly [size: string, ...values: string[]];

/** A column of the wearer's body. */
interface BodyColumn {
  readonly column: string;
  readonly part: MeasuredPart;
}

/** The columns of the wearer's body in the demo shops' tables; every other column is a measure of the garment. */
export const BODY = {
  height: { column: '身長', part: 'height' },
  chest: { column: '胸囲', part: 'chest' },
  waist: { column: 'ウエスト', part: 'waist' },
  elasticWaist: { column: 'ウエスト（ゴム）', part: 'waist' },
  head: { column: '頭まわり', part: 'head' },
  foot: { column: '足の長さ', part: 'foot' },
} as const satisfies Readonly<Record<string, BodyColumn>>;

/** A table in centimetres: what is measured, then a row for each size. */
export const inCentimetres = (
  [key, name, kinds]: readonly [key: string, name: string, kinds: readonly string[]],
  columns: readonly (string | BodyColumn)[],
  rows: readonly TableRow[],
  note: string,
): SeedSizeTable => ({
  key,
  name,
  kinds,
  unit: 'cm',
  columns: columns.map((column) => (typeof column === 'string' ? column : column.column)),
  bodyParts: Object.fromEntries(
    columns.flatMap((column) => (typeof column === 'string' ? [] : [[column.column, column.part]])),
  ),
  rows: rows.map(([size, ...values]) => ({ size, values })),
  note,
});
