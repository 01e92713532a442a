import type { Coupon, TakenCoupon } from '@shop/contract/coupons/coupon';
import type { CouponRow, TakenRow } from './coupon-store';

/** A coupon on the wire; its code is told to who has taken it. */
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

/** A coupon in a member's hands. */
export const presentTaken = ({ coupon, taken }: TakenRow, now: Date): TakenCoupon => ({
  ...presentCoupon(coupon, true),
  taken_at: taken.takenAt.toISOString(),
  used_at: taken.usedAt?.toISOString() ?? null,
  is_usable: taken.usedAt === null && coupon.startsAt <= now && now < coupon.endsAt,
});
