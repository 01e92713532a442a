/** Rows by a number that each has, in their order. */
export function rowsBy<Row>(
  rows: readonly Row[],
  numberOf: (row: Row) => number,
): ReadonlyMap<number, readonly Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(numberOf(row));
    if (group === undefined) groups.set(numberOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
