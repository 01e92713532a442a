import * as v from 'valibot';
import { Id } from '../wire/id';
import { Timestamp } from '../wire/timestamp';
import { Yen } from '../wire/yen';

/** What a coupon takes off the goods: yen, with tax or without as the shop states amounts, or a whole percentage. */
export const CouponDiscount = v.object({ kind: v.picklist(['amount', 'percent']), value: v.number() });

/** An offer that a member takes once (account §3 "Coupon"). */
export const Coupon = v.object({
  id: Id,
  name: v.string(),
  description: v.string(),
  discount: CouponDiscount,
  /** The goods must come to so much without tax. */
  minimum_subtotal: Yen,
  /** The same with tax, as shops whose prices are with tax state it and count. */
  minimum_subtotal_with_tax: Yen,
  starts_at: Timestamp,
  ends_at: Timestamp,
  /** How many members can still take it; null: any number. */
  take_left: v.nullable(v.number()),
  /** Whether this member has taken it; false for guests. */
  is_taken: v.boolean(),
  /** What is entered in the cart; only members who have taken it see it. */
  code: v.nullable(v.string()),
  /** When this member used it in an order. */
  used_at: v.nullable(Timestamp),
});
export type Coupon = v.InferOutput<typeof Coupon>;

/** A coupon that the member has taken. */
export const TakenCoupon = v.object({
  ...Coupon.entries,
  taken_at: Timestamp,
  /** Neither used nor outside its period. */
  is_usable: v.boolean(),
});
export type TakenCoupon = v.InferOutput<typeof TakenCoupon>;

/** The machine codes of coupons. */
export const COUPON_ERRORS = {
  /** 404: unknown, of another shop, or not meant for this member. */
  notFound: 'coupon.not_found',
  alreadyTaken: 'coupon.already_taken',
  /** 422: not yet, or no longer. */
  outOfPeriod: 'coupon.out_of_period',
  /** 422: as many were taken as there are. */
  limitReached: 'coupon.limit_reached',
} as const;
