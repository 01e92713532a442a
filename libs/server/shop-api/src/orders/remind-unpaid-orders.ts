import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { channels, checkoutSettings, orderPayments, orders } from '../db/schema';
import { recordAudit } from '../operator/audit/record-audit';
import { startOfTokyoDay, tokyoDayOf, type TokyoDay } from '../tokyo-time/tokyo-day';
import { changeOrders } from './change-orders';
import { loadOrderDetail } from './order-store';
import { unpaidReminderMail } from './unpaid-reminder-mail';

/** Who the audit log names. */
const ACTOR = 'system';

/** The last day before an unpaid order is cancelled; of a transfer that never is, the day when it is due. */
const endsOn = sql<TokyoDay>`(${orderPayments.dueOn} + case when ${orderPayments.paymentId} = ${PAYMENTS.bankTransfer}
  then coalesce(${checkoutSettings.unpaidCancelDays}, 0) else 0 end)::date`;

/** Unpaid orders that end in so many days, and whose shopper has not been reminded. */
function isToRemind(now: Date) {
  const today = tokyoDayOf(now);
  return and(
    eq(orders.status, 'received'),
    inArray(orderPayments.paymentId, [PAYMENTS.bankTransfer, PAYMENTS.convenienceStore]),
    eq(orderPayments.isPaid, false),
    isNull(orderPayments.remindedAt),
    // Whoever has ordered today knows.
    lt(orders.orderedAt, startOfTokyoDay(today)),
    sql`${today}::date between ${endsOn} - ${checkoutSettings.unpaidRemindDays} and ${endsOn}`,
  );
}

/**
 * Mails the shoppers of unpaid orders some days before these end, once for each order, in a transaction of its own, with
 * an entry in the audit log. Returns how many.
 */
export const remindUnpaidOrders = (context: CleanupContext): Promise<number> =>
  changeOrders(context, {
    which: isToRemind,
    change: (id) => remindUnpaidOrder(context, id),
    failure: 'an unpaid order was not reminded of',
  });

/** False where another process has the order, or somebody paid, cancelled or reminded meanwhile. */
const remindUnpaidOrder = ({ db, clock, mail, config }: CleanupContext, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const [locked] = await tx
      .select({
        order: orders,
        channel: channels,
        endsOn: sql<TokyoDay>`${endsOn}::text`,
        cancelDays: checkoutSettings.unpaidCancelDays,
      })
      .from(orders)
      .innerJoin(channels, eq(channels.id, orders.channelId))
      .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
      .innerJoin(checkoutSettings, eq(checkoutSettings.channelId, orders.channelId))
      .where(and(isToRemind(now), eq(orders.id, id)))
      .for('update', { of: orders, skipLocked: true });
    if (locked === undefined) return false;
    const { order, channel, cancelDays } = locked;
    const detail = await loadOrderDetail(tx, order);
    const isEnding = detail.payment.paymentId !== PAYMENTS.bankTransfer || cancelDays !== null;
    const parts = { channel, shopOrigins: config.shopOrigins, detail };
    // The lock is on the order: what was read of its payment may be older than another process's reminder.
    const reminded = await tx
      .update(orderPayments)
      .set({ remindedAt: now })
      .where(and(eq(orderPayments.orderId, id), isNull(orderPayments.remindedAt)))
      .returning({ orderId: orderPayments.orderId });
    if (reminded.length === 0) return false;
    await mail.send(tx, unpaidReminderMail(parts, isEnding ? locked.endsOn : null));
    await recordAudit(
      tx,
      { actor: ACTOR, clock },
      {
        command: 'orders reminded',
        channelId: order.channelId,
        target: order.orderNo,
        before: null,
        after: { ends_on: isEnding ? locked.endsOn : null },
      },
    );
    return true;
  });
