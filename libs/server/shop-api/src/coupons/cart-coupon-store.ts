import { and, asc, eq, isNull } from 'drizzle-orm';
import { mailboxHash } from '../auth/mailbox-hash';
import type { Member } from '../auth/member';
import { verifiedOwnerId } from '../auth/verified-owner-id';
import type { Executor } from '../db/database';
import { cartCoupons, coupons, orderCoupons, userCoupons } from '../db/schema';
import type { CouponRow } from './coupon-store';

/** Who holds the redeemed coupons: the mailbox, of members too, as an account can be closed and opened again. */
export const couponHolder = (email: string): string => `mail/${mailboxHash(email)}`;

/** A coupon of a cart, and what this shopper has done with it. */
export interface CartCoupon {
  readonly coupon: CouponRow;
  readonly isTaken: boolean;
  readonly isUsed: boolean;
}

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
const NOBODY = '';
/** At most one row, by the unique index. */
const usedBy = (provedHolder: string | null) =>
  and(
    eq(orderCoupons.couponId, coupons.id),
    eq(orderCoupons.holder, provedHolder ?? NOBODY),
    eq(orderCoupons.isProved, true),
    isNull(orderCoupons.releasedAt),
  );

/** The shopper whose coupons are loaded. */
export interface CouponShopper {
  readonly userId: number | null;
  /**
   * See `couponHolder`; null where the shopper has not proved the mailbox. A cart tells such a shopper nothing of it, or
   * anybody could ask who is a customer, for nothing and without end: only the decision does, where an order is at stake.
   */
  readonly provedHolder: string | null;
}

export const couponShopper = (member: Member | null, cart: Pick<CouponShopper, 'userId'>): CouponShopper => ({
  userId: cart.userId,
  provedHolder: member === null || verifiedOwnerId(member, cart) === null ? null : couponHolder(member.email),
});

/** The coupons of a cart, in the order they were entered. */
export async function listCartCoupons(
  db: Executor,
  cartId: number,
  { userId, provedHolder }: CouponShopper,
): Promise<CartCoupon[]> {
  const rows = await db
    .select(heldColumns)
    .from(cartCoupons)
    .innerJoin(coupons, eq(coupons.id, cartCoupons.couponId))
    .leftJoin(userCoupons, takenBy(userId))
    .leftJoin(orderCoupons, usedBy(provedHolder))
    .where(eq(cartCoupons.cartId, cartId))
    .orderBy(asc(cartCoupons.id));
  return rows.map(toHeld);
}

/** The shop's coupon of a code; codes are kept in capitals. */
export async function findCouponByCode(
  db: Executor,
  channelId: number,
  code: string,
  { userId, provedHolder }: CouponShopper,
): Promise<CartCoupon | null> {
  const [row] = await db
    .select(heldColumns)
    .from(coupons)
    .leftJoin(userCoupons, takenBy(userId))
    .leftJoin(orderCoupons, usedBy(provedHolder))
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
