import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';

const schemas = {
  body: v.object({
    cart_token: CartToken,
  }),
  response: Cart,
};

/** Takes note of a failed payment, so that the order can be placed again (core §7). */
export const clearCartPaymentError: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/transaction/error/delete',
  auth: 'cart-token',
  answer: 'json',
};

export const clearCartPaymentErrorSpec = specify({
  endpoint: clearCartPaymentError,
  schemas,
  summary: '決済エラーの解除',
  errors: [...COMMON_CART_ERRORS],
});
