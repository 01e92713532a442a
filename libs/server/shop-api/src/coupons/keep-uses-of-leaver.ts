import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { coupons, orderCoupons, orders } from '../db/schema';
import { couponHolder } from './cart-coupon-store';

/**
 * Keeps what a member used before proving the mailbox as a member's use: as long as the account stands it counts by the
 * account, and from now on by the mailbox, so that registering again brings no coupon back. In the transaction of an account
 * that ends.
 */
export async function keepUsesOfLeaver(
  tx: Executor,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  const holder = couponHolder(email);
  // Members were once held by their account, which says nothing once it has ended.
  const isByMailbox = and(eq(orderCoupons.holder, holder), eq(orderCoupons.isProved, false));
  const isEarlyUse = and(
    or(isByMailbox, eq(orderCoupons.holder, `user/${id}`)),
    isNull(orderCoupons.releasedAt),
    inArray(orderCoupons.orderId, tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))),
  );
  const uses = await tx.select({ couponId: orderCoupons.couponId }).from(orderCoupons).where(isEarlyUse);
  if (uses.length === 0) return;
  // Held as by whoever uses them, so that no other account of the mailbox does at this moment.
  const ids = uses.map(({ couponId }) => couponId);
  await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(inArray(coupons.id, ids))
    .orderBy(asc(coupons.id))
    .for('update');
  await tx
    .update(orderCoupons)
    .set({ holder, isProved: true })
    .where(
      and(
        isEarlyUse,
        sql`not exists (select 1 from ${orderCoupons} other where other.coupon_id = ${orderCoupons.couponId}
          and other.holder = ${holder} and other.is_proved and other.released_at is null)`,
      ),
    );
}
