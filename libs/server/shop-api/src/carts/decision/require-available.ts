import { cartErrors } from '../state/cart-errors';
import type { CartLine } from '../state/cart-lines';

/** Whether a line can be bought at all: its product is still shown and on sale. */
export const isBuyable = ({ product }: CartLine): boolean => product?.isOnSale ?? false;

/** Throws for the first line that can no longer be bought, naming it (core §8). */
export function requireAvailable(lines: readonly CartLine[]): void {
  for (const { product, productName } of lines) {
    if (product === null) throw cartErrors.lineProductNotFound(productName);
    if (!product.isOnSale) throw cartErrors.notSale(product.name);
  }
}
