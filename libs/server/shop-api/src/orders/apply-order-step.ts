import type { CarrierKey } from '@shop/contract/orders/carrier';
import { and, eq } from 'drizzle-orm';
import type { Channel } from '../channels/channel';
import { releaseCoupons } from '../coupons/apply-coupons';
import type { Executor } from '../db/database';
import { channels, orderHistories, orderPayments, orders, socialGifts } from '../db/schema';
import type { Clock } from '../ports/clock';
import { isProvenOrderer } from '../mail/is-proven-recipient';
import type { Mail, MailPort } from '../ports/mail-port';
import { voidTransactionOf } from '../payments/payment-transaction-store';
import { giftEndedMail } from '../social-gifts/gift-ended-mail';
import { invitationOfPaidGift } from '../social-gifts/invitation-of-paid-gift';
import { promiseArrivals } from './promise-arrivals';
import { cancelledMail, type OrderMailParts, paidMail } from './order-state-mails';
import { grantOrderPoints, settleCancelledPoints } from './order-points';
import { statusAfter } from './order-steps';
import { loadItems, loadOrderDetail, type OrderRow } from './order-store';
import { setInvoiceDueDay } from './set-invoice-due-day';
import { isPaidBackByHand } from './refund-by-hand';
import { refundDueMail } from './refund-due-mail';
import { shopMailbox } from './shop-mailbox';
import { returnStock } from './take-stock';
import { cancelHold, endHold } from './unpaid-holds';

/** The dependencies of a step. */
export interface StepContext {
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly shopOrigins: Readonly<Record<string, string>>;
  /** The configured secret of links in mails; null: the one that the database holds. */
  readonly tokenSecret: string | null;
}

/** The carrier and the tracking number of a parcel. */
export interface Parcel {
  readonly carrier: CarrierKey;
  readonly trackingNumber: string;
}

/** A step with its details. */
export type OrderTransition =
  | {
      readonly step: 'paid';
      /** The payer hears of it otherwise, such as by the mail about a whole statement. */
      readonly isToldApart?: boolean;
    }
  | { readonly step: 'delivered' }
  /** All destinations have left: `shipDestination` has noted and mailed the parcels. */
  | { readonly step: 'shipped' }
  | {
      readonly step: 'cancelled';
      readonly reason: string;
      /** The shopper has typed the reason; every other one is the shop's. */
      readonly isTyped?: boolean;
    };

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
  if (move.step === 'shipped') await setInvoiceDueDay(tx, order, now);
  if (move.step === 'cancelled') await undoOrder(tx, order, now);
  const channel = await channelOf(tx, order);
  if (move.step === 'paid') await promiseArrivals(tx, { channel, clock: context.clock }, order.id);
  const parts = { channel, shopOrigins: context.shopOrigins, detail: await loadOrderDetail(tx, changed) };
  const { isPaid } = parts.detail.payment;
  if (move.step === 'paid' || move.step === 'delivered')
    await grantOrderPoints(tx, channel, { order: changed, isPaid }, now);
  // After the points, which lock the member: a decision locks the member first, too.
  if (move.step === 'paid' || move.step === 'shipped') await endHold(tx, order.id);
  if (move.step === 'cancelled') await cancelHold(tx, order.id, now);
  const mail = await mailOf(tx, move, parts);
  const toReceiver = await mailToReceiver(tx, context, move, parts);
  const toShop = move.step === 'cancelled' ? await mailToShop(tx, parts) : null;
  for (const one of [mail, toReceiver, toShop]) if (one !== null) await context.mail.send(tx, one);
  return changed;
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
    .set({ status: 'cancelled' })
    .where(and(eq(socialGifts.orderId, order.id), eq(socialGifts.status, 'waiting')));
}

interface StepParts extends OrderMailParts {
  readonly channel: Channel;
}

/** The shop of an order. */
export async function channelOf(tx: Executor, order: OrderRow): Promise<Channel> {
  const [channel] = await tx.select().from(channels).where(eq(channels.id, order.channelId));
  if (channel === undefined) throw new Error(`Order ${order.id} has no channel`);
  return channel;
}

/** The receiver of a gift is invited once it is paid, and hears of its end. */
async function mailToReceiver(
  tx: Executor,
  context: StepContext,
  { step }: OrderTransition,
  parts: StepParts,
): Promise<Mail | null> {
  if (step === 'paid') return invitationOfPaidGift(tx, context, parts);
  return step === 'cancelled' ? giftEndedMail(parts) : null;
}

/** The shop hears of a cancellation that leaves it a refund to make. */
async function mailToShop(tx: Executor, { channel, detail }: StepParts): Promise<Mail | null> {
  if (!isPaidBackByHand(detail.payment)) return null;
  const to = await shopMailbox(tx, channel);
  return to === '' ? null : refundDueMail(channel, to, detail);
}

async function mailOf(tx: Executor, move: OrderTransition, parts: OrderMailParts): Promise<Mail | null> {
  switch (move.step) {
    case 'paid':
      return move.isToldApart === true ? null : paidMail(parts);
    case 'cancelled':
      return cancelledMail(parts, move.isTyped !== true || (await isProvenOrderer(tx, parts.detail.order)));
    case 'shipped':
    case 'delivered':
      return null;
  }
}
