import { and, eq, inArray, lte } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { orders, socialGifts } from '../db/schema';
import { changeOrders } from '../orders/change-orders';
import { orderStepContext } from '../orders/order-step-context';
import { endGift } from './end-gift';

/** Who the audit log names. */
const ACTOR = 'system';
const REASON = '期限までに贈り先の方がお届け先を入力されなかったため、ご注文を自動でキャンセルいたしました。';

const isExpired = (now: Date) => and(eq(socialGifts.status, 'waiting'), lte(socialGifts.expiresAt, now));

/**
 * Cancels the orders of gifts for which nobody entered an address in time, each in a transaction of its own. Returns how
 * many.
 */
export const cancelExpiredGifts = (context: CleanupContext): Promise<number> =>
  changeOrders(context, {
    which: (now) =>
      inArray(
        orders.id,
        context.db.select({ id: socialGifts.orderId }).from(socialGifts).where(isExpired(now)),
      ),
    change: (id) => cancelExpiredGift(context, id),
    failure: 'an expired gift was not cancelled',
  });

/** False where another process has the order, or the address was entered meanwhile. */
const cancelExpiredGift = (context: CleanupContext, id: number): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ order: orders })
      .from(orders)
      .innerJoin(socialGifts, eq(socialGifts.orderId, orders.id))
      .where(and(isExpired(context.clock.now()), eq(orders.id, id)))
      .for('update', { of: orders, skipLocked: true });
    if (locked === undefined) return false;
    const end = { status: 'expired', actor: ACTOR, reason: REASON } as const;
    return endGift(tx, orderStepContext(context), locked.order, end);
  });
