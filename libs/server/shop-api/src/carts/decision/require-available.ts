import { cartErrors } from '../state/cart-errors';
import type { CartLine } from '../state/cart-lines';

/** Whether the product of a line is still shown and on sale. */
export const isBuyable = ({ product }: CartLine): boolean => product?.isOnSale ?? false;

/** Throws for the first line whose product is no longer sold, naming the product (core §8). */
export function requireAvailable(lines: readonly CartLine[]): void {
  for (const { product, productName } of lines) {
    if (product === null) throw cartErrors.lineProductNotFound(productName);
    if (!product.isOnSale) throw cartErrors.notSale(product.name);
  }
}
