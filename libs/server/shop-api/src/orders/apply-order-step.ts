import type { CarrierKey } from '@shop/contract/orders/carrier';
import { and, eq } from 'drizzle-orm';
import type { Channel } from '../channels/channel';
import { releaseCoupons } from '../coupons/apply-coupons';
import type { Executor } from '../db/database';
import { channels, orderHistories, orderPayments, orders, orderShippings, socialGifts } from '../db/schema';
import type { Clock } from '../ports/clock';
import type { Mail, MailPort } from '../ports/mail-port';
import { voidTransactionOf } from '../payments/payment-transaction-store';
import { cancelledMail, type OrderMailParts, paidMail, shippedMail } from './order-state-mails';
import { grantOrderPoints, settleCancelledPoints } from './order-points';
import { statusAfter } from './order-status-rules';
import { loadItems, loadOrderDetail, type OrderRow } from './order-store';
import { returnStock } from './take-stock';

/** What a step needs besides the order. */
export interface StepContext {
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly shopOrigins: Readonly<Record<string, string>>;
}

/** How a parcel travels. */
export interface Parcel {
  readonly carrier: CarrierKey;
  readonly trackingNumber: string;
}

/** A step with what is said about it. */
export type OrderTransition =
  | { readonly step: 'paid' | 'delivered' }
  | { readonly step: 'shipped'; readonly parcel: Parcel }
  | { readonly step: 'cancelled'; readonly reason: string };

/**
 * Takes a step that has been judged; the caller holds the order's row. State, history, stock, points,
 * coupons and mail are one with the caller's transaction.
 */
export async function applyOrderStep(
  tx: Executor,
  context: StepContext,
  order: OrderRow,
  move: OrderTransition,
): Promise<OrderRow> {
  const now = context.clock.now();
  const cancelReason = move.step === 'cancelled' ? move.reason : order.cancelReason;
  const changed = { ...order, status: statusAfter(move.step, order.status), cancelReason };
  await tx.update(orders).set({ status: changed.status, cancelReason }).where(eq(orders.id, order.id));
  await tx.insert(orderHistories).values({ orderId: order.id, status: move.step, changedAt: now });
  if (move.step === 'paid')
    await tx
      .update(orderPayments)
      .set({ isPaid: true, paidAt: now })
      .where(eq(orderPayments.orderId, order.id));
  if (move.step === 'shipped') await writeParcel(tx, order.id, move.parcel, now);
  if (move.step === 'cancelled') await undoOrder(tx, order, now);
  const parts = await mailParts(tx, context, changed);
  const { isPaid } = parts.detail.payment;
  if (move.step === 'paid' || move.step === 'delivered')
    await grantOrderPoints(tx, parts.channel, { order: changed, isPaid }, now);
  const mail = mailOf(move, parts);
  if (mail !== null) await context.mail.send(tx, mail);
  return changed;
}

/** Replaces a tracking number that was told wrongly, and tells the right one. */
export async function correctParcel(
  tx: Executor,
  context: StepContext,
  order: OrderRow,
  parcel: Parcel,
): Promise<void> {
  await writeParcel(tx, order.id, parcel);
  await context.mail.send(
    tx,
    shippedMail(await mailParts(tx, context, order), { ...parcel, isCorrection: true }),
  );
}

/** While a shop allows one destination, everything travels together. */
async function writeParcel(tx: Executor, orderId: number, parcel: Parcel, shippedAt?: Date): Promise<void> {
  await tx
    .update(orderShippings)
    .set({ ...parcel, ...(shippedAt === undefined ? {} : { shippedAt }) })
    .where(eq(orderShippings.orderId, orderId));
}

/**
 * Undoes what an order took and brought. Locks are taken as the decision takes them: the member, the coupons, the
 * products by id.
 */
async function undoOrder(tx: Executor, order: OrderRow, now: Date): Promise<void> {
  await voidTransactionOf(tx, order.id, now);
  await settleCancelledPoints(tx, order, now);
  await releaseCoupons(tx, order.id, now);
  const items = await loadItems(tx, [order.id]);
  await returnStock(
    tx,
    items.flatMap(({ productId, quantity, piecesPerUnit }) =>
      productId === null ? [] : [{ productId, quantity: quantity * piecesPerUnit }],
    ),
  );
  await tx
    .update(socialGifts)
    .set({ status: 'expired' })
    .where(and(eq(socialGifts.orderId, order.id), eq(socialGifts.status, 'waiting')));
}

interface StepParts extends OrderMailParts {
  readonly channel: Channel;
}

async function mailParts(tx: Executor, context: StepContext, order: OrderRow): Promise<StepParts> {
  const [channel] = await tx.select().from(channels).where(eq(channels.id, order.channelId));
  if (channel === undefined) throw new Error(`Order ${order.id} has no channel`);
  return { channel, shopOrigins: context.shopOrigins, detail: await loadOrderDetail(tx, order) };
}

function mailOf(move: OrderTransition, parts: OrderMailParts): Mail | null {
  switch (move.step) {
    case 'paid':
      return paidMail(parts);
    case 'shipped':
      return shippedMail(parts, { ...move.parcel, isCorrection: false });
    case 'cancelled':
      return cancelledMail(parts);
    case 'delivered':
      return null;
  }
}
