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
import { statusAfter } from './order-steps';
import { loadItems, loadOrderDetail, type OrderRow } from './order-store';
import { returnStock } from './take-stock';

/** The dependencies of a step. */
export interface StepContext {
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly shopOrigins: Readonly<Record<string, string>>;
}

/** The carrier and the tracking number of a parcel. */
export interface Parcel {
  readonly carrier: CarrierKey;
  readonly trackingNumber: string;
}

/** A step with its details. */
export type OrderTransition =
  | { readonly step: 'paid' | 'delivered' }
  | { readonly step: 'shipped'; readonly parcel: Parcel }
  | { readonly step: 'cancelled'; readonly reason: string };

/**
 * Applies a step that `checkStep` allows; the caller has locked the order. Status, history, stock, points, coupons
 * and mail change in the caller's transaction.
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

/** Replaces a wrong tracking number and mails the right one. */
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

/** All destinations get the same parcel. */
async function writeParcel(tx: Executor, orderId: number, parcel: Parcel, shippedAt?: Date): Promise<void> {
  await tx
    .update(orderShippings)
    .set({ ...parcel, ...(shippedAt === undefined ? {} : { shippedAt }) })
    .where(eq(orderShippings.orderId, orderId));
}

/**
 * Returns stock, points and coupons of a cancelled order. Locks are taken in the same order as by the decision: the
 * member, the coupons, the products by id.
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
