import type { GridCell } from '@shop/feature-cart/destinations/read-share-block';

/** What a key press needs to know of the field it happens in. */
interface KeyInField {
  readonly key: string;
  readonly shiftKey: boolean;
  /** The text, and what of it is selected. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The cell that a key leads to, as in a spreadsheet; null where the key belongs to the field: within a text, arrows to the
 * left and right move the caret until it stands at the edge.
 */
export function nextCell(
  { row, column }: GridCell,
  { key, shiftKey, text, from, to }: KeyInField,
): GridCell | null {
  const isWhole = from === 0 && to === text.length;
  switch (key) {
    case 'Enter':
      return { row: shiftKey ? row - 1 : row + 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowLeft':
      return !shiftKey && (isWhole || to === 0) ? { row, column: column - 1 } : null;
    case 'ArrowRight':
      return !shiftKey && (isWhole || from === text.length) ? { row, column: column + 1 } : null;
    default:
      return null;
  }
}
