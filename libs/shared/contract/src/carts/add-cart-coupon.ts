import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';
import { CouponCode } from './coupon-code';

const schemas = {
  body: v.object({
    cart_token: CartToken,
    code: CouponCode,
  }),
  response: Cart,
};

/** Uses a coupon by its code; what it takes off is computed again with every change of the cart (core §7). */
export const addCartCoupon: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/coupons/add',
  auth: 'cart-token',
  responseType: 'json',
};

export const addCartCouponSpec = specify({
  endpoint: addCartCoupon,
  schemas,
  summary: 'カートへのクーポンの適用',
  errors: [
    ...COMMON_CART_ERRORS,
    CART_ERRORS.couponNotFound,
    CART_ERRORS.couponMembersOnly,
    CART_ERRORS.couponOutOfPeriod,
    CART_ERRORS.couponMinimum,
    CART_ERRORS.couponUsed,
    CART_ERRORS.couponGone,
    CART_ERRORS.couponTooMany,
  ],
});
