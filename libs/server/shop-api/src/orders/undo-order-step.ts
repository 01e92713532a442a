import type { OrderStatus } from '@shop/contract/orders/order-status';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { orderHistories, orderPayments, orders, orderShippings } from '../db/schema';
import { getCheckoutSettings } from '../payments/payment-store';
import type { Mail } from '../ports/mail-port';
import { addDays, tokyoDayOf } from '../tokyo-time/tokyo-day';
import { channelOf, type StepContext } from './apply-order-step';
import { loadOrderDetail, type OrderRow, type OrderShippingRow } from './order-store';
import { unpaidMail, unshippedMail } from './undone-step-mail';

/** A step that is taken back. */
export type UndoneMove =
  | { readonly step: 'paid' }
  | { readonly step: 'delivered' }
  /** What has left for one destination. */
  | { readonly step: 'shipped'; readonly destination: OrderShippingRow };

/**
 * Takes back a step that `checkUndo` allows; the caller has locked the order. Status and history are as before the step, and the
 * orderer, who was told of it by mail, is told that it was a mistake. Points that the step has granted stay: the
 * step will be taken after all, or a cancellation revokes them.
 */
export async function undoOrderStep(
  tx: Executor,
  context: StepContext,
  order: OrderRow,
  move: UndoneMove,
): Promise<OrderRow> {
  const { payment } = await loadOrderDetail(tx, order);
  const changed = { ...order, status: statusBefore(move.step, order.status, payment.isPaid) };
  await tx.update(orders).set({ status: changed.status }).where(eq(orders.id, order.id));
  await tx
    .delete(orderHistories)
    .where(and(eq(orderHistories.orderId, order.id), eq(orderHistories.status, move.step)));
  if (move.step === 'paid') await undoPayment(tx, context, order);
  if (move.step === 'shipped')
    await tx
      .update(orderShippings)
      .set({ carrier: null, trackingNumber: null, shippedAt: null })
      .where(eq(orderShippings.id, move.destination.id));
  const mail = await mailOf(tx, context, changed, move);
  if (mail !== null) await context.mail.send(tx, mail);
  return changed;
}

function statusBefore(step: UndoneMove['step'], status: OrderStatus, isPaid: boolean): OrderStatus {
  switch (step) {
    case 'delivered':
      return 'shipped';
    case 'shipped':
      if (status !== 'shipped') return status;
      return isPaid ? 'paid' : 'received';
    case 'paid':
      return status === 'paid' ? 'received' : status;
  }
}

/** Whoever was told that the money had come gets as many days for it as a new order, and a reminder. */
async function undoPayment(tx: Executor, { clock }: StepContext, order: OrderRow): Promise<void> {
  const { paymentDueDays } = await getCheckoutSettings(tx, order.channelId);
  const day = addDays(tokyoDayOf(clock.now()), paymentDueDays);
  const dueOn = sql`case when ${orderPayments.dueOn} is null then null else greatest(${orderPayments.dueOn}, ${day}::date) end`;
  await tx
    .update(orderPayments)
    .set({ isPaid: false, paidAt: null, remindedAt: null, dueOn })
    .where(eq(orderPayments.orderId, order.id));
}

async function mailOf(
  tx: Executor,
  { shopOrigins }: StepContext,
  order: OrderRow,
  move: UndoneMove,
): Promise<Mail | null> {
  if (move.step === 'delivered') return null;
  const channel = await channelOf(tx, order);
  const parts = { channel, shopOrigins, detail: await loadOrderDetail(tx, order) };
  return move.step === 'paid' ? unpaidMail(parts) : unshippedMail(parts, move.destination);
}
