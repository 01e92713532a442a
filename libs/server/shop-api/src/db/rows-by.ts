/** Finds the rows of a key among rows of many keys, in the order in which they were read; none where it has none. */
export function rowsBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
): (key: number) => readonly Row[] {
  const byKey = new Map<number, Row[]>();
  for (const row of rows) {
    const present = byKey.get(keyOf(row));
    if (present === undefined) byKey.set(keyOf(row), [row]);
    else present.push(row);
  }
  return (key) => byKey.get(key) ?? [];
}
