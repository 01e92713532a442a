import { eq } from 'drizzle-orm';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { orders } from '../db/schema';
import { grantPoints, refundPoints, revokePoints } from '../points/point-ledger';
import { frontSettings } from '../site/front-settings';
import type { OrderRow } from './order-store';

/** An order that the caller has locked, after a step. */
export interface PaidState {
  readonly order: OrderRow;
  readonly isPaid: boolean;
}

/**
 * Grants the points of an order when it is paid or delivered, as the shop's setting says; only once. The caller has
 * locked the order in this transaction.
 */
export async function grantOrderPoints(
  tx: Executor,
  channel: Channel,
  { order, isPaid }: PaidState,
  now: Date,
): Promise<void> {
  if (order.userId === null || order.grantPoint === 0 || order.pointsGrantedAt !== null) return;
  const isDue = frontSettings(channel)['POINT.GRANT.IS_ON_PAYMENT'] ? isPaid : order.status === 'delivered';
  if (!isDue) return;
  await grantPoints(tx, {
    userId: order.userId,
    amount: order.grantPoint,
    description: `お買い物（注文番号：${order.orderNo}）`,
    orderId: order.id,
    now,
  });
  await tx.update(orders).set({ pointsGrantedAt: now }).where(eq(orders.id, order.id));
}

/**
 * Refunds the points that a cancelled order used, and revokes those that it earned. The
 * caller has locked the order in this transaction.
 */
export async function settleCancelledPoints(tx: Executor, order: OrderRow, now: Date): Promise<void> {
  if (order.userId === null) return;
  const change = { userId: order.userId, orderId: order.id, now };
  await refundPoints(tx, {
    ...change,
    amount: order.totalPoint,
    description: `ご注文のキャンセル（注文番号：${order.orderNo}）`,
  });
  if (order.pointsGrantedAt === null) return;
  await revokePoints(tx, {
    ...change,
    description: `ご注文のキャンセルによる取り消し（注文番号：${order.orderNo}）`,
  });
  await tx.update(orders).set({ pointsGrantedAt: null }).where(eq(orders.id, order.id));
}
