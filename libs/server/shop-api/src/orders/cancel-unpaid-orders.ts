import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { checkoutSettings, orderPayments, orders } from '../db/schema';
import { recordAudit } from '../operator/audit/record-audit';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';
import { applyOrderStep } from './apply-order-step';

const BATCH = 50;
/** Who the audit log names. */
const ACTOR = 'system';
const REASON = 'お支払い期限を過ぎてもご入金を確認できなかったため、自動でキャンセルいたしました。';

/** Unpaid bank transfers that were due so long ago that their shop no longer waits for them. */
const isOverdue = (now: Date) =>
  and(
    eq(orders.status, 'received'),
    eq(orderPayments.paymentId, PAYMENTS.bankTransfer),
    eq(orderPayments.isPaid, false),
    sql`${orderPayments.dueOn} + ${checkoutSettings.unpaidCancelDays} < ${tokyoDayOf(now)}::date`,
  );

const overdueOrders = (db: Executor, now: Date, after: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .innerJoin(checkoutSettings, eq(checkoutSettings.channelId, orders.channelId))
    .where(and(isOverdue(now), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(BATCH);

/**
 * Cancels orders by bank transfer that nobody paid, each in a transaction of its own: stock, points and coupons return,
 * the orderer gets a mail, and the audit log says so. Returns how many. An order that fails is logged and does not stop
 * the others. reliability 5
 */
export async function cancelUnpaidOrders(context: CleanupContext): Promise<number> {
  const { db, clock, log } = context;
  let cancelled = 0;
  let last = 0;
  while (!context.isOver()) {
    const batch = await overdueOrders(db, clock.now(), last);
    for (const { id } of batch) {
      try {
        if (await cancelUnpaidOrder(context, id)) cancelled += 1;
      } catch (error) {
        log.error({ err: error, orderId: id }, 'an unpaid order was not cancelled');
      }
      last = id;
    }
    if (batch.length < BATCH) break;
  }
  if (cancelled > 0) void context.mail.flush();
  return cancelled;
}

/** False where another process has the order, or somebody paid or cancelled it meanwhile. */
const cancelUnpaidOrder = ({ db, clock, mail, config }: CleanupContext, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ order: orders })
      .from(orders)
      .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
      .innerJoin(checkoutSettings, eq(checkoutSettings.channelId, orders.channelId))
      .where(and(isOverdue(clock.now()), eq(orders.id, id)))
      .for('update', { of: orders, skipLocked: true });
    if (locked === undefined) return false;
    const { order } = locked;
    const step = { clock, mail, shopOrigins: config.shopOrigins };
    const { status } = await applyOrderStep(tx, step, order, { step: 'cancelled', reason: REASON });
    await recordAudit(
      tx,
      { actor: ACTOR, clock },
      {
        command: 'orders cancelled',
        channelId: order.channelId,
        target: order.orderNo,
        before: { status: order.status, is_paid: false },
        after: { status, is_paid: false },
      },
    );
    return true;
  });
