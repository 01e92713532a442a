import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { carts, orders } from '../db/schema';
import type { OrderRow } from '../orders/order-store';
import { insertDecidedCopy, lockOpenCartOf, updateCart } from './cart-store';
import { mergeCart } from './merge-cart';

/**
 * Gives the shopper the cart back whose payment failed, under the same keys and as it was, with the reason. The
 * cancelled order keeps a cart of its own. A member who has gone on with another cart finds everything in that one.
 * The caller holds the order and, where it has one, its member.
 */
export async function reopenCart(
  tx: Executor,
  order: OrderRow,
  { reason, expiresAt }: { readonly reason: string; readonly expiresAt: Date },
): Promise<void> {
  const [cart] = await tx.select().from(carts).where(eq(carts.id, order.cartId)).for('update');
  if (cart === undefined) throw new Error(`Order ${order.id} has no cart`);
  const other = order.userId === null ? null : await lockOpenCartOf(tx, order.userId);
  const copyId = await insertDecidedCopy(tx, cart);
  await tx.update(orders).set({ cartId: copyId }).where(eq(orders.id, order.id));
  const undecided = { decisionRequest: null, decisionAnswer: null } as const;
  if (other === null || order.userId === null) {
    await updateCart(tx, cart.id, { ...undecided, status: 'open', paymentError: reason, expiresAt });
    return;
  }
  await mergeCart(tx, cart, other, order.userId);
  await updateCart(tx, cart.id, undecided);
  await updateCart(tx, other.id, { paymentError: reason, expiresAt });
}
