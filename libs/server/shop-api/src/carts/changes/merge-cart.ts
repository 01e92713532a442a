import { MAX_CART_LINES } from '@shop/contract/carts/max-cart-lines';
import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import { insertCartCoupon, listCartCoupons } from '../../coupons/cart-coupon-store';
import type { Executor } from '../../db/database';
import { type CartRow, revokeTokens, updateCart } from '../state/cart-store';
import { fitAccessories } from './fit-accessories';
import { insertLine, listLines, setLineQuantity } from '../state/line-store';

/**
 * Moves a guest's lines and coupons into the cart of the member who signed in, and closes the guest's cart. The
 * caller has locked both rows; a merged cart is never passed again, so that repeating changes nothing. Address and
 * payment stay those of the member's cart.
 */
export async function mergeCart(tx: Executor, from: CartRow, into: CartRow, userId: number): Promise<void> {
  const kept = await listLines(tx, into.id);
  /** The new line of each guest's line, for its accessories. */
  const parents = new Map<number, number>();
  let count = kept.length;
  for (const line of await listLines(tx, from.id)) {
    const parentId = line.parentId === null ? null : parents.get(line.parentId);
    if (parentId === undefined) continue;
    const same = kept.find(
      (one) =>
        one.productId !== null &&
        one.productId === line.productId &&
        one.uosId === line.uosId &&
        one.parentId === parentId,
    );
    if (same !== undefined) {
      const quantity = Math.min(MAX_QUANTITY, same.quantity + line.quantity);
      await setLineQuantity(tx, same.id, quantity);
      kept.splice(kept.indexOf(same), 1, { ...same, quantity });
      parents.set(line.id, same.id);
      continue;
    }
    if (count >= MAX_CART_LINES) continue;
    count += 1;
    const { productId, productName, quantity, uosId } = line;
    const id = await insertLine(tx, { cartId: into.id, productId, productName, quantity, uosId, parentId });
    parents.set(line.id, id);
    kept.push({ ...line, id, cartId: into.id, parentId, shippingId: null });
  }
  await fitAccessories(tx, into.id);
  const asker = { userId, provedHolder: null };
  if ((await listCartCoupons(tx, into.id, asker)).length === 0)
    for (const { coupon } of await listCartCoupons(tx, from.id, asker))
      await insertCartCoupon(tx, into.id, coupon.id);
  await revokeTokens(tx, from.id);
  await updateCart(tx, from.id, { status: 'merged', mergedByUserId: userId });
}
