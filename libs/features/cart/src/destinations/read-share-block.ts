import { splitCells } from '../order-desk/split-cells';
import { readShare, type ReadShare } from './read-share';

/** A cell of a table by its row and its column, counted from zero. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

/** Shares for the cells of a block; or the cell whose text is none, or a block that reaches over the edge. */
export type ShareBlock =
  | { readonly kind: 'shares'; readonly shares: readonly (GridCell & { readonly quantity: number })[] }
  | {
      readonly kind: 'wrong-cell';
      readonly cell: GridCell;
      readonly text: string;
      readonly why: ReadShare['kind'];
    }
  | { readonly kind: 'too-large'; readonly rows: number; readonly columns: number };

/** Whether a pasted text is more than the content of one cell. */
export const isBlock = (text: string): boolean => /[\t\n\r]/.test(text.replace(/\r?\n$/, ''));

/**
 * The shares of a block of cells that was copied from a spreadsheet, from the cell on into which it is pasted. All of them or
 * none: what would be half a block says why it is refused.
 */
export function readShareBlock(
  text: string,
  from: GridCell,
  size: { rows: number; columns: number },
): ShareBlock {
  const { lines } = splitCells(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''), '\t');
  const columns = Math.max(...lines.map(({ length }) => length));
  if (from.row + lines.length > size.rows || from.column + columns > size.columns)
    return { kind: 'too-large', rows: lines.length, columns };
  const cells = lines.flatMap((line, row) =>
    line.map((written, column) => ({ row: from.row + row, column: from.column + column, written })),
  );
  const shares: (GridCell & { readonly quantity: number })[] = [];
  for (const { row, column, written } of cells) {
    const read = readShare(written);
    if (read.kind !== 'share')
      return { kind: 'wrong-cell', cell: { row, column }, text: written.trim(), why: read.kind };
    shares.push({ row, column, quantity: read.quantity });
  }
  return { kind: 'shares', shares };
}
