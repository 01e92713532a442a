import { createHash } from 'node:crypto';

/** A key that is the same whenever the name is. */
export const keyOf = (...names: readonly string[]) =>
  `i-${createHash('sha256').update(names.join('>')).digest('hex').slice(0, 12)}`;

/** A maker, a brand, a category or a tag. */
export interface NamedRow {
  readonly id: number;
  readonly key: string;
  readonly name: string;
}

/** The row of that name, or else the one that was made for it and has another name by now. */
export const found = <Row extends NamedRow>(
  rows: readonly Row[],
  name: string,
  key: string,
): Row | undefined => rows.find((row) => row.name === name) ?? rows.find((row) => row.key === key);
