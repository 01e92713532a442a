import { MAX_QUANTITY } from '@shop/contract/carts/quantity';
import { cartFailures } from './cart-failures';
import type { CartWork } from './change-cart';
import { findAddable, insertLine, listLines, setLineQuantity } from './line-store';
import { refuseIfSellingStopped } from './selling';

/** A product to put into the cart. */
export interface AddedProduct {
  readonly product_key: string;
  readonly quantity: number;
}

/** The most lines of one cart; keeps every answer and order of a bounded size. */
export const MAX_CART_LINES = 200;

/**
 * Puts products into the cart, all or none; more of the same raises the quantity of its line. The stock is looked at
 * so that the shopper hears early; only the decision takes it.
 */
export async function addProducts(
  { tx, cart, context }: CartWork,
  added: readonly AddedProduct[],
): Promise<void> {
  refuseIfSellingStopped(context.channel);
  const quantities = new Map<string, number>();
  for (const { product_key, quantity } of added)
    quantities.set(product_key, (quantities.get(product_key) ?? 0) + quantity);
  const found = await findAddable(tx, context.channel.id, [...quantities.keys()]);
  const lines = await listLines(tx, cart.id);
  let newLines = 0;
  for (const [key, quantity] of quantities) {
    const product = found.find((candidate) => candidate.key === key);
    if (product === undefined) throw cartFailures.productNotFound();
    if (!product.isOnSale) throw cartFailures.notSale(product.name);
    const line = lines.find(({ productId }) => productId === product.id);
    const total = (line?.quantity ?? 0) + quantity;
    if (total > MAX_QUANTITY) throw cartFailures.tooMany(product.name, MAX_QUANTITY);
    if (total > product.stock) throw cartFailures.outOfStock(product.name);
    if (line !== undefined) {
      await setLineQuantity(tx, line.id, total);
      continue;
    }
    newLines += 1;
    if (lines.length + newLines > MAX_CART_LINES) throw cartFailures.tooManyLines(MAX_CART_LINES);
    await insertLine(tx, {
      cartId: cart.id,
      productId: product.id,
      productName: product.name,
      quantity: total,
    });
  }
}
