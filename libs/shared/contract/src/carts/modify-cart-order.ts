import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Id } from '../wire/id';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';

const schemas = {
  body: v.object({
    cart_token: CartToken,
    payment_id: v.nullable(Id),
  }),
  response: Cart,
};

/** Sets the way to pay; null takes it back (core §7). */
export const modifyCartOrder: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/order/modify',
  auth: 'cart-token',
  responseType: 'json',
};

export const modifyCartOrderSpec = specify({
  endpoint: modifyCartOrder,
  schemas,
  summary: 'お支払い方法の指定',
  errors: [...COMMON_CART_ERRORS, CART_ERRORS.paymentNotUsable, CART_ERRORS.creditExceeded],
});
