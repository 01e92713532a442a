import { takeCouponSpec } from '@shop/contract/coupons/take-coupon';
import { defineRoute } from '../http/define-route';
import { takeCoupon } from './take-coupon';

/** POST /v1/me/coupons */
export const takeCouponRoute = defineRoute(takeCouponSpec, (context, { body }) =>
  takeCoupon(context, { couponId: body.coupon_id, page: body.page ?? '' }),
);
