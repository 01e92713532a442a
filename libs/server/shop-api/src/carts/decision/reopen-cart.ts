import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { carts, ecommerceEvents, orders } from '../../db/schema';
import type { OrderRow } from '../../orders/order-store';
import { insertDecidedCopy, lockOpenCartOf, moveTokens, updateCart } from '../state/cart-store';
import { mergeCart } from '../changes/merge-cart';

/** How an unpaid payment ended. */
interface PaymentEnd {
  /** The message for the shopper; null where they ended the payment themselves. */
  readonly paymentError: string | null;
  readonly expiresAt: Date;
}

/**
 * Reopens the cart of a payment that failed or was abandoned, with its tokens and contents, for the next attempt. The
 * cancelled order keeps a cart row of its own. A member who has another open cart by now finds everything in that
 * one, and the old tokens open it too. The caller has locked the order and its member.
 */
export async function reopenCart(
  tx: Executor,
  order: OrderRow,
  { paymentError, expiresAt }: PaymentEnd,
): Promise<void> {
  // Its retention has ended: nobody holds a token of it any more.
  if (order.cartId === null) return;
  const [cart] = await tx.select().from(carts).where(eq(carts.id, order.cartId)).for('update');
  if (cart === undefined) throw new Error(`Order ${order.id} has no cart`);
  const other = order.userId === null ? null : await lockOpenCartOf(tx, order.userId);
  const copyId = await insertDecidedCopy(tx, cart);
  await tx.update(orders).set({ cartId: copyId }).where(eq(orders.id, order.id));
  // What was told of this order's purchase stays with it: the cart has one place, which the next order needs.
  await tx
    .update(ecommerceEvents)
    .set({ cartId: copyId })
    .where(and(eq(ecommerceEvents.cartId, cart.id), eq(ecommerceEvents.name, 'purchase')));
  const undecided = { decisionRequest: null, decisionResponse: null } as const;
  if (other === null || order.userId === null) {
    const paymentAttempt = cart.paymentAttempt + 1;
    const revision = cart.revision + 1;
    const attempt = { paymentError, paymentAttempt, revision };
    await updateCart(tx, cart.id, { ...undecided, ...attempt, status: 'open', expiresAt });
    return;
  }
  await moveTokens(tx, cart.id, other.id);
  await mergeCart(tx, cart, other, order.userId);
  await updateCart(tx, cart.id, undecided);
  await updateCart(tx, other.id, {
    paymentError: paymentError ?? other.paymentError,
    paymentAttempt: Math.max(cart.paymentAttempt, other.paymentAttempt) + 1,
    revision: other.revision + 1,
    expiresAt,
  });
}
