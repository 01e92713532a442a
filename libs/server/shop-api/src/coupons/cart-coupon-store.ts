import { and, asc, eq, isNull } from 'drizzle-orm';
import { mailboxHash } from '../auth/mailbox-hash';
import type { Executor } from '../db/database';
import { cartCoupons, coupons, orderCoupons, userCoupons } from '../db/schema';
import type { CouponRow } from './coupon-store';

/**
 * Who holds the redeemed coupons: the mailbox, of members too, as an account can be closed and opened again; null while a guest's
 * address is unknown.
 */
export const couponHolder = (email: string): string | null =>
  email === '' ? null : `mail/${mailboxHash(email)}`;

/** A coupon of a cart, and what this shopper has done with it. */
export interface CartCoupon {
  readonly coupon: CouponRow;
  readonly isTaken: boolean;
  readonly isUsed: boolean;
}

const NOBODY = '';

const heldColumns = {
  coupon: coupons,
  takenId: userCoupons.id,
  usedAt: userCoupons.usedAt,
  usedId: orderCoupons.id,
};
interface HeldRow {
  readonly coupon: CouponRow;
  readonly takenId: number | null;
  readonly usedAt: Date | null;
  readonly usedId: number | null;
}
const toHeld = ({ coupon, takenId, usedAt, usedId }: HeldRow): CartCoupon => ({
  coupon,
  isTaken: takenId !== null,
  isUsed: usedId !== null || usedAt !== null,
});
const takenBy = (userId: number | null) =>
  and(eq(userCoupons.couponId, coupons.id), eq(userCoupons.userId, userId ?? 0));
const usedBy = (holder: string | null) =>
  and(
    eq(orderCoupons.couponId, coupons.id),
    eq(orderCoupons.holder, holder ?? NOBODY),
    isNull(orderCoupons.releasedAt),
  );

/** The shopper whose coupons are loaded. */
export interface CouponShopper {
  readonly userId: number | null;
  readonly holder: string | null;
}

/** The coupons of a cart, in the order they were entered. */
export async function listCartCoupons(
  db: Executor,
  cartId: number,
  { userId, holder }: CouponShopper,
): Promise<CartCoupon[]> {
  const rows = await db
    .select(heldColumns)
    .from(cartCoupons)
    .innerJoin(coupons, eq(coupons.id, cartCoupons.couponId))
    .leftJoin(userCoupons, takenBy(userId))
    .leftJoin(orderCoupons, usedBy(holder))
    .where(eq(cartCoupons.cartId, cartId))
    .orderBy(asc(cartCoupons.id));
  return rows.map(toHeld);
}

/** The shop's coupon of a code; codes are kept in capitals. */
export async function findCouponByCode(
  db: Executor,
  channelId: number,
  code: string,
  { userId, holder }: CouponShopper,
): Promise<CartCoupon | null> {
  const [row] = await db
    .select(heldColumns)
    .from(coupons)
    .leftJoin(userCoupons, takenBy(userId))
    .leftJoin(orderCoupons, usedBy(holder))
    .where(and(eq(coupons.channelId, channelId), eq(coupons.code, code)));
  return row === undefined ? null : toHeld(row);
}

export async function insertCartCoupon(tx: Executor, cartId: number, couponId: number): Promise<void> {
  await tx.insert(cartCoupons).values({ cartId, couponId }).onConflictDoNothing();
}

/** Takes a coupon off a cart. */
export async function deleteCartCoupon(tx: Executor, cartId: number, couponId: number): Promise<void> {
  await tx.delete(cartCoupons).where(and(eq(cartCoupons.cartId, cartId), eq(cartCoupons.couponId, couponId)));
}

/** Takes all coupons off a cart. */
export async function clearCartCoupons(tx: Executor, cartId: number): Promise<void> {
  await tx.delete(cartCoupons).where(eq(cartCoupons.cartId, cartId));
}
