import type { MeasuredPart } from '@shop/contract/timeseries/measurement';
import { type BodyRange, readBodyRange } from '@shop/validation/body-range';
import type { SizeTableView } from '../size-tables-query';

/** A range of a size table, as it is reckoned with and as the table writes it. */
export interface WrittenRange extends BodyRange {
  readonly text: string;
}

/** A column of a size table that is for a part of the wearer's body. */
export interface BodyColumn {
  /** As the table calls it: ウエスト（ゴム）. */
  readonly name: string;
  readonly part: MeasuredPart;
}

/** A size with its ranges, one for each column; null where the table says nothing of it. */
export interface BodySize {
  readonly size: string;
  readonly ranges: readonly (WrittenRange | null)[];
}

/** What a product's size tables say of the wearer's body, the sizes from the smallest to the largest. */
export interface BodyTable {
  readonly columns: readonly BodyColumn[];
  readonly sizes: readonly BodySize[];
}

interface PlacedColumn extends BodyColumn {
  readonly ranges: ReadonlyMap<string, WrittenRange>;
}

const textOf = (ranges: PlacedColumn['ranges']): string =>
  [...ranges].map(([size, { text }]) => `${size} ${text}`).join('\n');

const columnsOf = ({ columns, bodyParts, rows }: SizeTableView): readonly PlacedColumn[] =>
  columns.flatMap((name, at) => {
    const part = bodyParts[at] ?? null;
    if (part === null) return [];
    const ranges = rows.flatMap(({ size, values }): [string, WrittenRange][] => {
      const text = values[at]?.trim() ?? '';
      const range = readBodyRange(text);
      return range === null ? [] : [[size, { ...range, text }]];
    });
    return [{ name, part, ranges: new Map(ranges) }];
  });

/** How large a size is, all columns together, so that sizes of one height and several builds have an order too. */
const largenessOf = ({ ranges }: BodySize): number =>
  ranges.reduce((sum, range) => sum + (range?.to ?? range?.from ?? 0), 0);

/**
 * What the size tables of a product say of the wearer's body, in one table: a set of two garments has two, and one size is
 * chosen for both. Null where no column is for the body.
 */
export function toBodyTable(tables: readonly SizeTableView[]): BodyTable | null {
  const all = tables.flatMap(columnsOf).filter(({ ranges }) => ranges.size > 0);
  // The shirt and the trousers of a set say the same of the height.
  const columns = all.filter(
    (column, at) =>
      all.findIndex(
        (other) => other.part === column.part && textOf(other.ranges) === textOf(column.ranges),
      ) === at,
  );
  if (columns.length === 0) return null;
  const names = new Set(columns.flatMap(({ ranges }) => [...ranges.keys()]));
  const order = tables.flatMap(({ rows }) => rows.map(({ size }) => size));
  const sizes = [...names]
    .sort((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((size) => ({ size, ranges: columns.map(({ ranges }) => ranges.get(size) ?? null) }));
  return {
    columns: columns.map(({ name, part }) => ({ name, part })),
    sizes: sizes.toSorted((one, other) => largenessOf(one) - largenessOf(other)),
  };
}
