/** What is wrong with a row of a file of shipments, or with all of the file. */
export interface RowIssue {
  /** The row as a spreadsheet counts it, the headings being row 1; null: the file. */
  readonly row: number | null;
  /** The order that it concerns, as far as the row names one. */
  readonly orderNo: string | null;
  /** The order and the reason, in Japanese. */
  readonly reason: string;
}

/** The most messages that are printed; a file that is wrong throughout repeats them in every row. */
const MAX_ISSUES = 200;

/** What is wrong with a file, in lines, in the order of its rows. */
export function issueLines(issues: readonly RowIssue[]): readonly string[] {
  const lines = issues
    .toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0))
    .slice(0, MAX_ISSUES)
    .map(({ row, reason }) => (row === null ? reason : `${row}行目 ${reason}`));
  const left = issues.length - MAX_ISSUES;
  return left > 0 ? [...lines, `ほか ${left} 件。 ${left} more.`] : lines;
}
