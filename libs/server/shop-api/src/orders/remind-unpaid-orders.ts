import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import type { Executor } from '../db/database';
import { channels, checkoutSettings, orderPayments, orders } from '../db/schema';
import { recordAudit } from '../operator/audit/record-audit';
import { startOfTokyoDay, tokyoDayOf, type TokyoDay } from '../tokyo-time/tokyo-day';
import { loadOrderDetail } from './order-store';
import { unpaidReminderMail } from './unpaid-reminder-mail';

const BATCH = 50;
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

const ordersToRemind = (db: Executor, now: Date, after: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .innerJoin(checkoutSettings, eq(checkoutSettings.channelId, orders.channelId))
    .where(and(isToRemind(now), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(BATCH);

/**
 * Mails the shoppers of unpaid orders some days before these end, once for each order, in a transaction of its own, with
 * an entry in the audit log. Returns how many. An order that fails is logged and does not stop the others.
 */
export async function remindUnpaidOrders(context: CleanupContext): Promise<number> {
  const { db, clock, log } = context;
  let reminded = 0;
  let last = 0;
  while (!context.isOver()) {
    const batch = await ordersToRemind(db, clock.now(), last);
    for (const { id } of batch) {
      try {
        if (await remindUnpaidOrder(context, id)) reminded += 1;
      } catch (error) {
        log.error({ err: error, orderId: id }, 'an unpaid order was not reminded of');
      }
      last = id;
    }
    if (batch.length < BATCH) break;
  }
  if (reminded > 0) void context.mail.flush();
  return reminded;
}

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
    await tx.update(orderPayments).set({ remindedAt: now }).where(eq(orderPayments.orderId, id));
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
