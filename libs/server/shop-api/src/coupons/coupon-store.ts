import { and, asc, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { coupons, userCoupons } from '../db/schema';

export type CouponRow = typeof coupons.$inferSelect;
export interface TakenCouponRow {
  readonly coupon: CouponRow;
  readonly taken: typeof userCoupons.$inferSelect;
}

/** Who looks at coupons: a member with a group of customers, or a guest. */
export interface CouponViewer {
  readonly channelId: number;
  readonly userId: number | null;
  readonly groupId: number | null;
}

/** Coupons of this shop that are meant for this shopper. */
const offeredTo = ({ channelId, groupId }: CouponViewer): SQL | undefined =>
  and(
    eq(coupons.channelId, channelId),
    eq(coupons.isShow, true),
    groupId === null ? isNull(coupons.groupId) : or(isNull(coupons.groupId), eq(coupons.groupId, groupId)),
  );
const isOpen = (now: Date): SQL | undefined => and(lte(coupons.startsAt, now), gt(coupons.endsAt, now));
const isLeft = or(isNull(coupons.takeLimit), lt(coupons.takenCount, coupons.takeLimit));

/** A page of the coupons that can be taken now, and those of them that the viewer already has. */
export async function readOffers(
  db: Executor,
  viewer: CouponViewer,
  now: Date,
  bounds: { readonly limit: number; readonly offset: number },
): Promise<{ rows: { coupon: CouponRow; taken: TakenCouponRow['taken'] | null }[]; total: number }> {
  const mine = and(eq(userCoupons.couponId, coupons.id), eq(userCoupons.userId, viewer.userId ?? 0));
  const offers = db
    .select({ coupon: coupons, taken: userCoupons })
    .from(coupons)
    .leftJoin(userCoupons, mine)
    .where(and(offeredTo(viewer), isOpen(now), or(isLeft, sql`${userCoupons.id} is not null`)));
  const total = await db.$count(
    db
      .select({ id: coupons.id })
      .from(coupons)
      .leftJoin(userCoupons, mine)
      .where(and(offeredTo(viewer), isOpen(now), or(isLeft, sql`${userCoupons.id} is not null`)))
      .as('offers'),
  );
  const rows = await offers
    .orderBy(asc(coupons.endsAt), asc(coupons.id))
    .limit(bounds.limit)
    .offset(bounds.offset);
  return { rows, total };
}

/** The coupon of that id if it is meant for the viewer. */
export async function findOffer(db: Executor, viewer: CouponViewer, id: number): Promise<CouponRow | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), offeredTo(viewer)));
  return row ?? null;
}

/** What the member has of a coupon; `null` where it was not taken. */
export async function findTaken(
  tx: Executor,
  { userId, couponId }: { readonly userId: number; readonly couponId: number },
): Promise<TakenCouponRow['taken'] | null> {
  const [row] = await tx
    .select()
    .from(userCoupons)
    .where(and(eq(userCoupons.userId, userId), eq(userCoupons.couponId, couponId)));
  return row ?? null;
}

/** Stores that the member has taken the coupon; `null` where the member has it already. */
export async function insertTaken(
  tx: Executor,
  values: { userId: number; couponId: number; takenOnPage: string; takenAt: Date },
): Promise<TakenCouponRow['taken'] | null> {
  const [row] = await tx.insert(userCoupons).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/**
 * Increments the counter of taken coupons, in one statement that checks the limit; false where none are left.
 */
export async function incrementTakenCount(tx: Executor, id: number): Promise<boolean> {
  const counted = await tx
    .update(coupons)
    .set({ takenCount: sql`${coupons.takenCount} + 1` })
    .where(and(eq(coupons.id, id), isLeft))
    .returning({ id: coupons.id });
  return counted.length > 0;
}

/** A page of what the member has taken, the latest first. */
export const readTaken = (
  db: Executor,
  userId: number,
  bounds: { readonly limit: number; readonly offset: number },
): Promise<TakenCouponRow[]> =>
  db
    .select({ coupon: coupons, taken: userCoupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.id, userCoupons.couponId))
    .where(eq(userCoupons.userId, userId))
    .orderBy(desc(userCoupons.takenAt), desc(userCoupons.id))
    .limit(bounds.limit)
    .offset(bounds.offset);
