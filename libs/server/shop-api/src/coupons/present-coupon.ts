import type { Coupon, TakenCoupon } from '@shop/contract/coupons/coupon';
import type { CouponRow, TakenCouponRow } from './coupon-store';

/** A coupon on the wire; only members who have taken it see its code. */
export const presentCoupon = (coupon: CouponRow, isTaken: boolean): Coupon => ({
  id: coupon.id,
  name: coupon.name,
  description: coupon.description,
  discount: { kind: coupon.discountKind, value: coupon.discountValue },
  minimum_subtotal: coupon.minimumSubtotal,
  starts_at: coupon.startsAt.toISOString(),
  ends_at: coupon.endsAt.toISOString(),
  is_taken: isTaken,
  code: isTaken ? coupon.code : null,
});

/** A coupon that a member has taken. */
export const presentTaken = ({ coupon, taken }: TakenCouponRow, now: Date): TakenCoupon => ({
  ...presentCoupon(coupon, true),
  taken_at: taken.takenAt.toISOString(),
  used_at: taken.usedAt?.toISOString() ?? null,
  is_usable: taken.usedAt === null && coupon.startsAt <= now && now < coupon.endsAt,
});
