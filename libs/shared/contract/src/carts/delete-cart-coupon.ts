import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';
import { CouponCode } from './coupon-code';

const schemas = {
  body: v.object({
    cart_token: CartToken,
    code: CouponCode,
  }),
  response: Cart,
};

/** Takes a coupon back; one that is gone already is no error (core §7). */
export const deleteCartCoupon: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/coupons/delete',
  auth: 'cart-token',
  responseType: 'json',
};

export const deleteCartCouponSpec = specify({
  endpoint: deleteCartCoupon,
  schemas,
  summary: 'カートのクーポンの取り消し',
  errors: [...COMMON_CART_ERRORS],
});
