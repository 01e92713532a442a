import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { Coupon, TakenCoupon } from '@shop/contract/coupons/coupon';
import { bothPrices } from '../pricing/both-prices';
import type { PriceSums } from '../pricing/price-sums';
import type { CouponRow, TakenCouponRow } from './coupon-store';

/** A coupon on the wire; only members who have taken it see its code, and whether they used it. */
export function presentCoupon(
  coupon: CouponRow,
  taken: { readonly usedAt: Date | null } | null,
  sums: PriceSums,
): Coupon {
  const minimum = bothPrices(coupon.minimumSubtotal, STANDARD_TAX_RATE, sums);
  return {
    id: coupon.id,
    name: coupon.name,
    description: coupon.description,
    discount: { kind: coupon.discountKind, value: coupon.discountValue },
    minimum_subtotal: minimum.withoutTax,
    minimum_subtotal_with_tax: minimum.withTax,
    starts_at: coupon.startsAt.toISOString(),
    ends_at: coupon.endsAt.toISOString(),
    take_left: coupon.takeLimit === null ? null : coupon.takeLimit - coupon.takenCount,
    is_taken: taken !== null,
    code: taken === null ? null : coupon.code,
    used_at: taken?.usedAt?.toISOString() ?? null,
  };
}

/** A coupon that a member has taken. */
export const presentTaken = ({ coupon, taken }: TakenCouponRow, now: Date, sums: PriceSums): TakenCoupon => ({
  ...presentCoupon(coupon, taken, sums),
  taken_at: taken.takenAt.toISOString(),
  is_usable: taken.usedAt === null && coupon.startsAt <= now && now < coupon.endsAt,
});
