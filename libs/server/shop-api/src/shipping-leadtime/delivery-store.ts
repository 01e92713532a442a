import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { businessDates, carriageRates, deliveryMethods, deliveryTimezones } from '../db/schema';
import type { CalendarException } from './business-calendar';
import type { TokyoDay } from './tokyo-day';

export type DeliveryMethod = typeof deliveryMethods.$inferSelect;
export type CarriageRate = typeof carriageRates.$inferSelect;

/** The number under which a channel's ordinary delivery is stored; the wire shows it as null. */
export const ORDINARY_DELIVERY = 0;

/** The channel's kinds of delivery; the first one stands until the shopper chooses. */
export const listDeliveryMethods = (db: Executor, channelId: number): Promise<DeliveryMethod[]> =>
  db
    .select()
    .from(deliveryMethods)
    .where(eq(deliveryMethods.channelId, channelId))
    .orderBy(asc(deliveryMethods.deliveryId));

/** Carriage and days on the road to some prefectures. */
export async function findCarriageRates(
  db: Executor,
  channelId: number,
  prefectures: readonly string[],
): Promise<CarriageRate[]> {
  if (prefectures.length === 0) return [];
  return db
    .select()
    .from(carriageRates)
    .where(and(eq(carriageRates.channelId, channelId), inArray(carriageRates.prefecture, [...prefectures])));
}

/** Carriage and days on the road to every prefecture. */
export const listCarriageRates = (db: Executor, channelId: number): Promise<CarriageRate[]> =>
  db.select().from(carriageRates).where(eq(carriageRates.channelId, channelId));

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
