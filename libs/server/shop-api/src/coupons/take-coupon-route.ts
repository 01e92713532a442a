import { takeCouponSpec } from '@shop/contract/coupons/take-coupon';
import { handle } from '../http/handle';
import { takeCoupon } from './take-coupon';

/** POST /v1/me/coupons */
export const takeCouponRoute = handle(takeCouponSpec, (context, { body }) =>
  takeCoupon(context, { couponId: body.coupon_id, page: body.page ?? '' }),
);
