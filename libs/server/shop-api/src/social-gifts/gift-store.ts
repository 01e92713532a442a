import type { AfterPayment } from '@shop/contract/shipping-leadtime/after-payment';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { hashToken } from '../auth/random-token';
import type { Executor } from '../db/database';
import {
  orderItems,
  orders,
  orderShippings,
  productModels,
  products,
  socialGifts,
  type StoredAddress,
} from '../db/schema';
import type { OrderRow, OrderShippingRow, SocialGiftRow } from '../orders/order-store';

/** A gift with its order and the one place that it goes to. */
export interface Gift {
  readonly gift: SocialGiftRow;
  readonly order: OrderRow;
  readonly shipping: OrderShippingRow;
}

const ofToken = (channelId: number, token: string) =>
  and(eq(socialGifts.tokenHash, hashToken(token)), eq(orders.channelId, channelId));

/**
 * The gift of a link in a shop, whatever its state; with `isLocking` its order is held until the transaction
 * ends.
 */
export async function findGift(
  db: Executor,
  channelId: number,
  token: string,
  { isLocking = false }: { readonly isLocking?: boolean } = {},
): Promise<Gift | null> {
  const query = db
    .select({ gift: socialGifts, order: orders, shipping: orderShippings })
    .from(socialGifts)
    .innerJoin(orders, eq(orders.id, socialGifts.orderId))
    .innerJoin(orderShippings, eq(orderShippings.orderId, orders.id))
    .where(ofToken(channelId, token));
  const [row] = isLocking ? await query.for('update', { of: orders }) : await query;
  return row ?? null;
}

/** What is in a gift. */
export const loadGiftItems = (db: Executor, orderId: number) =>
  db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.id));

/** Working days until the slowest item of a gift can be shipped. */
export async function shippingDaysOf(db: Executor, orderId: number): Promise<number> {
  const rows = await db
    .select({ days: productModels.shippingDays })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(eq(orderItems.orderId, orderId));
  return Math.max(0, ...rows.map(({ days }) => days));
}

/** Where and when a gift goes. */
export interface GiftDestination {
  readonly address: StoredAddress;
  readonly deliveryAt: string | null;
  readonly deliveryTimezoneKey: string | null;
  readonly deliveryTimezoneLabel: string | null;
  readonly earliestArrivalOn: string;
  /** What follows the payment that the order still waits for. */
  readonly afterPayment: AfterPayment | null;
}

/**
 * Claims a waiting gift and stores its destination, by one conditional statement; false where another request was
 * first.
 */
export async function claimGift(
  tx: Executor,
  { gift, shipping }: Gift,
  destination: GiftDestination,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .update(socialGifts)
    .set({ status: 'completed', completedAt: now })
    .where(and(eq(socialGifts.id, gift.id), eq(socialGifts.status, 'waiting')))
    .returning({ id: socialGifts.id });
  if (taken.length === 0) return false;
  await tx
    .update(orderShippings)
    .set(destination)
    .where(and(eq(orderShippings.id, shipping.id), isNull(orderShippings.address)));
  return true;
}
