import { cartErrors } from './cart-errors';
import { areWholeLots } from './whole-lots';
import type { CartLine } from './cart-lines';

/** Whether the product of a line is still shown and on sale. */
export const isBuyable = ({ product }: CartLine): boolean => product?.isOnSale ?? false;

/** Throws for the first line whose product is no longer sold, naming the product (core §8). */
export function requireAvailable(lines: readonly CartLine[]): void {
  for (const { product, productName } of lines) {
    if (product === null) throw cartErrors.lineProductNotFound(productName);
    if (!product.isOnSale) throw cartErrors.notSale(product.name);
  }
}

/** Throws for the first product of which the lines hold single pieces in other than whole lots. */
export function requireWholeLots(lines: readonly CartLine[]): void {
  const loose = new Map<number, number>();
  for (const { product, uos, parentId, quantity } of lines)
    if (product !== null && uos === null && parentId === null)
      loose.set(product.id, (loose.get(product.id) ?? 0) + quantity);
  for (const { product } of lines)
    if (product !== null && !areWholeLots(loose.get(product.id) ?? 0, product))
      throw cartErrors.lotSize(product.name, product.lotSize);
}
