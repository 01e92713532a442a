import type { CountedLine } from './line-store';

type LineOfProduct = Pick<CountedLine, 'productId' | 'uosId' | 'parentId'>;

/**
 * Whether a line has single pieces of a product: cases and the like are lots of their own, and accessories follow their line.
 */
export const isLooseLine = ({ productId, uosId, parentId }: LineOfProduct, id: number): boolean =>
  productId === id && uosId === null && parentId === null;

/** The single pieces of a product in all lines. */
export const loosePiecesOf = (
  lines: readonly (LineOfProduct & Pick<CountedLine, 'quantity'>)[],
  productId: number,
): number => lines.reduce((sum, line) => (isLooseLine(line, productId) ? sum + line.quantity : sum), 0);

/** Whether so many single pieces of a product make whole lots. */
export const areWholeLots = (pieces: number, { lotSize }: { readonly lotSize: number }): boolean =>
  pieces % lotSize === 0;

/** How many of so many further single pieces make whole lots with those in the lines; it may be 0. */
export function mostInWholeLots(
  lines: Parameters<typeof loosePiecesOf>[0],
  product: { readonly id: number; readonly lotSize: number },
  pieces: number,
): number {
  const present = loosePiecesOf(lines, product.id);
  const total = present + pieces;
  return Math.max(0, total - (total % product.lotSize) - present);
}
