/** What is wrong with a row of a file of shipments, or with all of the file. */
export interface RowIssue {
  /** The row as a spreadsheet counts it, the headings being row 1; null: the file. */
  readonly row: number | null;
  /** The order that it concerns, as far as the row names one. */
  readonly orderNo: string | null;
  /** The order and the reason, in Japanese. */
  readonly reason: string;
}

/** `4行目 D261128-…: …` */
export const rowIssueText = ({ row, reason }: RowIssue): string =>
  row === null ? reason : `${row}行目 ${reason}`;
