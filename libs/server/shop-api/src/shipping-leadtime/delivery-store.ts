import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { businessDates, shippingFeeRates, deliveryMethods, deliveryTimezones } from '../db/schema';
import type { CalendarException } from './business-calendar';
import type { TokyoDay } from '../tokyo-time/tokyo-day';

export type DeliveryMethod = typeof deliveryMethods.$inferSelect;
export type ShippingFeeRate = typeof shippingFeeRates.$inferSelect;

/** The stored id of a channel's ordinary delivery; the API returns it as null. */
export const ORDINARY_DELIVERY = 0;

/** The delivery methods of a channel; the first one is the default. */
export const listDeliveryMethods = (db: Executor, channelId: number): Promise<DeliveryMethod[]> =>
  db
    .select()
    .from(deliveryMethods)
    .where(eq(deliveryMethods.channelId, channelId))
    .orderBy(asc(deliveryMethods.deliveryId));

/** Shipping fee and days of transport to some prefectures. */
export async function findShippingFeeRates(
  db: Executor,
  channelId: number,
  prefectures: readonly string[],
): Promise<ShippingFeeRate[]> {
  if (prefectures.length === 0) return [];
  return db
    .select()
    .from(shippingFeeRates)
    .where(
      and(eq(shippingFeeRates.channelId, channelId), inArray(shippingFeeRates.prefecture, [...prefectures])),
    );
}

/** Shipping fee and days of transport to every prefecture. */
export const listShippingFeeRates = (db: Executor, channelId: number): Promise<ShippingFeeRate[]> =>
  db.select().from(shippingFeeRates).where(eq(shippingFeeRates.channelId, channelId));

/** The channel's time slots as key → label, in order. */
export async function listTimezones(db: Executor, channelId: number): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(deliveryTimezones)
    .where(eq(deliveryTimezones.channelId, channelId))
    .orderBy(asc(deliveryTimezones.position));
  return new Map(rows.map((row) => [row.key, row.label]));
}

/** The days from `from` on which the channel's calendar differs from the rule. */
export const listCalendarExceptions = (
  db: Executor,
  channelId: number,
  from: TokyoDay,
): Promise<CalendarException[]> =>
  db
    .select({ date: businessDates.date, isClosed: businessDates.isClosed, label: businessDates.label })
    .from(businessDates)
    .where(and(eq(businessDates.channelId, channelId), gte(businessDates.date, from)));
