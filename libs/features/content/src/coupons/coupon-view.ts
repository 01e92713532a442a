import type { Coupon } from '@shop/contract/coupons/coupon';

/** An offer that a member takes once. account §3 */
export interface CouponView {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** What it takes off the goods: integer yen without tax, or a whole percentage. */
  readonly discount: { readonly kind: 'amount' | 'percent'; readonly value: number };
  /** The goods must come to so much, in integer yen without tax; 0: any amount. */
  readonly minimumSubtotal: number;
  /** The same with tax. */
  readonly minimumSubtotalWithTax: number;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** How many can still be taken; `null`: any number. */
  readonly takeLeft: number | null;
  readonly isTaken: boolean;
  /** What is entered in the cart; known once the coupon is taken. */
  readonly code: string | null;
  readonly isUsed: boolean;
}

/** The wire's coupon as the pages see it. */
export const toCoupon = (wire: Coupon): CouponView => ({
  id: wire.id,
  name: wire.name,
  description: wire.description,
  discount: wire.discount,
  minimumSubtotal: wire.minimum_subtotal,
  minimumSubtotalWithTax: wire.minimum_subtotal_with_tax,
  startsAt: wire.starts_at,
  endsAt: wire.ends_at,
  takeLeft: wire.take_left,
  isTaken: wire.is_taken,
  code: wire.code,
  isUsed: wire.used_at !== null,
});
