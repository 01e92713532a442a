import { formatYen } from '@shop/format/format-yen';
import { CART_ERRORS } from '@shop/contract/carts/cart-errors';
import { type PriceSums, taxLabel } from '../pricing/price-sums';
import type { CouponRow } from './coupon-store';

/** Who wants to use a coupon, on what. */
export interface CouponUse {
  /** The shopper has the right to coupons that are not for guests too. */
  readonly mayUseMemberCoupons: boolean;
  readonly isSignedIn: boolean;
  readonly groupId: number | null;
  /** This shopper has used it in another order. */
  readonly isUsed: boolean;
  /** This member has taken it, so that the number of takers does not matter any more. */
  readonly isTaken: boolean;
  /** The goods, as the shop states amounts. */
  readonly subtotal: number;
  /** How the shop states amounts. */
  readonly sums: PriceSums;
  readonly now: Date;
}

/** Why a coupon cannot be used. */
export interface CouponViolation {
  readonly code: string;
  readonly message: string;
}

/**
 * Checks whether a coupon may be used; null where it may. Its limits are enforced by the statements of the
 * order decision.
 */
export function couponViolation(coupon: CouponRow, use: CouponUse): CouponViolation | null {
  if (coupon.groupId !== null && coupon.groupId !== use.groupId) return NOT_FOUND;
  if (!use.mayUseMemberCoupons && !coupon.isPublic)
    return {
      code: CART_ERRORS.couponMembersOnly,
      message: use.isSignedIn
        ? 'このクーポンは、メールアドレスの確認が済むとご利用いただけます'
        : 'このクーポンはログインしてからご利用ください',
    };
  if (use.now < coupon.startsAt || use.now >= coupon.endsAt)
    return { code: CART_ERRORS.couponOutOfPeriod, message: 'このクーポンはご利用期間ではありません' };
  if (use.isUsed) return USED;
  const isExhausted =
    (coupon.useLimit !== null && coupon.usedCount >= coupon.useLimit) ||
    (use.isSignedIn && !use.isTaken && coupon.takeLimit !== null && coupon.takenCount >= coupon.takeLimit);
  if (isExhausted) return EXHAUSTED;
  return use.subtotal < coupon.minimumSubtotal ? belowMinimum(coupon.minimumSubtotal, use.sums) : null;
}

const belowMinimum = (minimum: number, sums: PriceSums): CouponViolation => ({
  code: CART_ERRORS.couponMinimum,
  message: `このクーポンは商品合計${formatYen(minimum)}${taxLabel(sums)}以上でご利用いただけます`,
});

/** The same error for a coupon that does not exist, of another shop, or for other customers. */
export const NOT_FOUND: CouponViolation = {
  code: CART_ERRORS.couponNotFound,
  message: 'クーポンコードをご確認ください',
};
export const USED: CouponViolation = {
  code: CART_ERRORS.couponUsed,
  message: 'このクーポンはすでにご利用いただきました',
};
export const EXHAUSTED: CouponViolation = {
  code: CART_ERRORS.couponGone,
  message: 'このクーポンは利用できる回数に達しました',
};
