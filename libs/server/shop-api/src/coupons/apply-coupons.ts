import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { coupons, orderCoupons, userCoupons } from '../db/schema';
import type { CouponRow } from './coupon-store';
import { type CouponViolation, EXHAUSTED, USED } from './coupon-violation';

/** A coupon that an order uses. */
export interface AppliedCoupon {
  readonly coupon: CouponRow;
  /** Yen without tax. */
  readonly discount: number;
  /** How much less there is to pay for it. */
  readonly discountWithTax: number;
}

/** The order that uses coupons. */
export interface CouponOrder {
  readonly orderId: number;
  readonly userId: number | null;
  /** See `couponHolder`. */
  readonly holder: string;
  /** The holder's mailbox is proved by the member who orders. */
  readonly isProved: boolean;
  readonly now: Date;
}

const isLeft = or(isNull(coupons.useLimit), lt(coupons.usedCount, coupons.useLimit));
const canBeTaken = or(isNull(coupons.takeLimit), lt(coupons.takenCount, coupons.takeLimit));

/**
 * Uses coupons for an order: once per holder and within their limits and period, whatever runs at the same time; each
 * is one conditional statement. Against a member who has proved the mailbox count the uses of those who had proved it, and the
 * account's own: nobody else uses up a member's coupon by naming the address. Against everybody else counts every use. Rows are
 * locked in the order that taking a coupon locks them: the members' own, then the coupons by id. Returns why it failed (the
 * caller then rolls back), or null. Must run in a transaction.
 */
export async function applyCoupons(
  tx: Executor,
  order: CouponOrder,
  applied: readonly AppliedCoupon[],
): Promise<CouponViolation | null> {
  const inOrder = [...applied].sort((a, b) => a.coupon.id - b.coupon.id);
  const taken = new Set<number>();
  if (order.userId !== null)
    for (const { coupon } of inOrder) {
      const isNew = await markUsed(tx, order.userId, coupon.id, order);
      if (isNew === null) return USED;
      if (isNew) taken.add(coupon.id);
    }
  for (const { coupon, discount, discountWithTax } of inOrder) {
    const isTaking = taken.has(coupon.id);
    const counted = await tx
      .update(coupons)
      .set({
        usedCount: sql`${coupons.usedCount} + 1`,
        ...(isTaking ? { takenCount: sql`${coupons.takenCount} + 1` } : {}),
      })
      .where(
        and(
          eq(coupons.id, coupon.id),
          isLeft,
          isTaking ? canBeTaken : undefined,
          lte(coupons.startsAt, order.now),
          gt(coupons.endsAt, order.now),
        ),
      )
      .returning({ id: coupons.id });
    if (counted.length === 0) return EXHAUSTED;
    // The coupon's row is held by now: no use comes in between.
    if (!order.isProved && (await isUsedByMember(tx, coupon.id, order.holder))) return USED;
    const { code, name } = coupon;
    const [used] = await tx
      .insert(orderCoupons)
      .values({
        orderId: order.orderId,
        couponId: coupon.id,
        holder: order.holder,
        isProved: order.isProved,
        code,
        name,
        discount,
        discountWithTax,
      })
      .onConflictDoNothing()
      .returning({ id: orderCoupons.id });
    if (used === undefined) return USED;
  }
  return null;
}

/** Whether somebody who had proved the mailbox has used a coupon; the unique index knows of the others. */
async function isUsedByMember(tx: Executor, couponId: number, holder: string): Promise<boolean> {
  const [use] = await tx
    .select({ id: orderCoupons.id })
    .from(orderCoupons)
    .where(
      and(
        eq(orderCoupons.couponId, couponId),
        eq(orderCoupons.holder, holder),
        eq(orderCoupons.isProved, true),
        isNull(orderCoupons.releasedAt),
      ),
    );
  return use !== undefined;
}

/** Marks the member's coupon as used, taking it where it was not taken before (true); null: it is used already. */
async function markUsed(
  tx: Executor,
  userId: number,
  couponId: number,
  { orderId, now }: CouponOrder,
): Promise<boolean | null> {
  const [inserted] = await tx
    .insert(userCoupons)
    .values({ userId, couponId, takenOnPage: 'cart', takenAt: now, usedAt: now, orderId })
    .onConflictDoNothing()
    .returning({ id: userCoupons.id });
  if (inserted !== undefined) return true;
  const [marked] = await tx
    .update(userCoupons)
    .set({ usedAt: now, orderId })
    .where(
      and(eq(userCoupons.userId, userId), eq(userCoupons.couponId, couponId), isNull(userCoupons.usedAt)),
    )
    .returning({ id: userCoupons.id });
  return marked === undefined ? null : false;
}

/** Makes the coupons of a cancelled order usable again, once. Must run in a transaction that holds the order. */
export async function releaseCoupons(tx: Executor, orderId: number, now: Date): Promise<void> {
  const used = await tx
    .select({ couponId: orderCoupons.couponId })
    .from(orderCoupons)
    .where(and(eq(orderCoupons.orderId, orderId), isNull(orderCoupons.releasedAt)))
    .orderBy(asc(orderCoupons.couponId));
  if (used.length === 0) return;
  await tx.update(userCoupons).set({ usedAt: null, orderId: null }).where(eq(userCoupons.orderId, orderId));
  for (const { couponId } of used)
    await tx
      .update(coupons)
      .set({ usedCount: sql`${coupons.usedCount} - 1` })
      .where(eq(coupons.id, couponId));
  await tx
    .update(orderCoupons)
    .set({ releasedAt: now })
    .where(
      and(
        eq(orderCoupons.orderId, orderId),
        isNull(orderCoupons.releasedAt),
        inArray(
          orderCoupons.couponId,
          used.map(({ couponId }) => couponId),
        ),
      ),
    );
}
