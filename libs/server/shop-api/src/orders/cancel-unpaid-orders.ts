import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { and, eq, sql } from 'drizzle-orm';
import { checkoutSettings, orderPayments, orders } from '../db/schema';
import { recordAudit } from '../operator/audit/record-audit';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';
import { applyOrderStep } from './apply-order-step';
import { changeOrders } from './change-orders';
import { orderStepContext } from './order-step-context';

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

/**
 * Cancels orders by bank transfer that nobody paid, each in a transaction of its own: stock, points and coupons return,
 * the orderer gets a mail, and the audit log says so. Returns how many. reliability 5
 */
export const cancelUnpaidOrders = (context: CleanupContext): Promise<number> =>
  changeOrders(context, {
    which: isOverdue,
    change: (id) => cancelUnpaidOrder(context, id),
    failure: 'an unpaid order was not cancelled',
  });

/** False where another process has the order, or somebody paid or cancelled it meanwhile. */
const cancelUnpaidOrder = (context: CleanupContext, id: number): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const { clock } = context;
    const [locked] = await tx
      .select({ order: orders })
      .from(orders)
      .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
      .innerJoin(checkoutSettings, eq(checkoutSettings.channelId, orders.channelId))
      .where(and(isOverdue(clock.now()), eq(orders.id, id)))
      .for('update', { of: orders, skipLocked: true });
    if (locked === undefined) return false;
    const { order } = locked;
    const step = orderStepContext(context);
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
