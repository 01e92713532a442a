import { and, eq, sum } from 'drizzle-orm';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { orderReturns, orders, socialGifts } from '../db/schema';
import { grantPoints, refundPoints, revokePart, revokePoints } from '../points/point-ledger';
import { giveBackRevoked, takeBackRefund } from '../points/undo-points';
import { frontSettings } from '../site/front-settings';
import type { OrderRow } from './order-store';

/** An order that the caller has locked, after a step. */
export interface PaidState {
  readonly order: OrderRow;
  readonly isPaid: boolean;
}

/**
 * Grants the points of an order when it is paid or delivered, as the shop's setting says; only once. A gift grants none
 * while its receiver may still decline it: the points would be spent by then, and the money given back. Those that
 * returns revoked before are revoked at once. The caller has locked the order in this transaction.
 */
export async function grantOrderPoints(
  tx: Executor,
  channel: Channel,
  { order, isPaid }: PaidState,
  now: Date,
): Promise<void> {
  if (order.userId === null || order.grantPoint === 0 || order.pointsGrantedAt !== null) return;
  const isDue = frontSettings(channel)['POINT.GRANT.IS_ON_PAYMENT'] ? isPaid : order.status === 'delivered';
  if (!isDue || (await waitsForReceiver(tx, order.id))) return;
  await grantPoints(tx, {
    userId: order.userId,
    amount: order.grantPoint,
    description: `お買い物（注文番号：${order.orderNo}）`,
    orderId: order.id,
    now,
  });
  await tx.update(orders).set({ pointsGrantedAt: now }).where(eq(orders.id, order.id));
  const [returned] = await tx
    .select({ revoked: sum(orderReturns.pointsRevoked).mapWith(Number) })
    .from(orderReturns)
    .where(eq(orderReturns.orderId, order.id));
  await settleReturnedPoints(tx, order, { refunded: 0, revoked: returned?.revoked ?? 0 }, now);
}

async function waitsForReceiver(tx: Executor, orderId: number): Promise<boolean> {
  const waiting = and(eq(socialGifts.orderId, orderId), eq(socialGifts.status, 'waiting'));
  return (await tx.$count(socialGifts, waiting)) > 0;
}

/**
 * Refunds points that an order used and revokes points that it granted, because goods came back: in the ledger of its
 * member, once per return. Points that it has not granted yet are revoked when it does. The caller has locked the order.
 */
export async function settleReturnedPoints(
  tx: Executor,
  { id, userId, orderNo }: OrderRow,
  { refunded, revoked }: { readonly refunded: number; readonly revoked: number },
  now: Date,
): Promise<void> {
  if (userId === null) return;
  const change = { userId, orderId: id, now };
  await refundPoints(tx, { ...change, amount: refunded, description: `ご返品（注文番号：${orderNo}）` });
  await revokePart(tx, {
    ...change,
    amount: revoked,
    description: `ご返品による取り消し（注文番号：${orderNo}）`,
  });
}

/**
 * The reverse of `settleReturnedPoints`: what the return revoked is granted again, and then what it refunded pays the order
 * again. Returns false where the member no longer has those points; the caller then rolls back. It has locked the order.
 */
export async function takeBackReturnedPoints(
  tx: Executor,
  { id, userId, orderNo }: OrderRow,
  { refunded, revoked, since }: { readonly refunded: number; readonly revoked: number; readonly since: Date },
  now: Date,
): Promise<boolean> {
  if (userId === null) return true;
  const description = `ご返品の手続きの取り消し（注文番号：${orderNo}）`;
  const change = { userId, orderId: id, now, description };
  await giveBackRevoked(tx, { ...change, amount: revoked });
  return takeBackRefund(tx, { ...change, amount: refunded, since });
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
