import { MAX_QUANTITY } from '@shop/contract/carts/quantity';
import type { Executor } from '../db/database';
import { MAX_CART_LINES } from './add-products';
import { type CartRow, revokeTokens, updateCart } from './cart-store';
import { insertLine, listLines, setLineQuantity } from './line-store';

/**
 * Puts a visitor's lines into the cart of the member who signed in and closes the visitor's cart. Both rows are
 * locked by the caller; a cart that is merged already never comes here again, so that repeating changes nothing.
 */
export async function mergeCart(tx: Executor, from: CartRow, into: CartRow, userId: number): Promise<void> {
  const kept = await listLines(tx, into.id);
  let count = kept.length;
  for (const line of await listLines(tx, from.id)) {
    const same = kept.find(({ productId }) => productId !== null && productId === line.productId);
    if (same !== undefined) {
      await setLineQuantity(tx, same.id, Math.min(MAX_QUANTITY, same.quantity + line.quantity));
      continue;
    }
    if (count >= MAX_CART_LINES) continue;
    count += 1;
    const { productId, productName, quantity } = line;
    await insertLine(tx, { cartId: into.id, productId, productName, quantity });
  }
  await revokeTokens(tx, from.id);
  await updateCart(tx, from.id, { status: 'merged', mergedByUserId: userId });
}
