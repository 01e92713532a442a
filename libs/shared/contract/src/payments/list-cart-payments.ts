import * as v from 'valibot';
import { COMMON_CART_ERRORS } from '../carts/cart-errors';
import { CartToken } from '../carts/cart-token';
import { specify, type EndpointOf } from '../endpoint';
import { CartPaymentMethod } from './payment-method';

const schemas = {
  params: v.object({ cart_token: CartToken }),
  response: v.array(CartPaymentMethod),
};

/** The ways to pay for one cart, those that cannot be chosen with the reason (core §7). */
export const listCartPayments: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/payments/carts/{cart_token}',
  auth: 'cart-token',
  responseType: 'json',
};

export const listCartPaymentsSpec = specify({
  endpoint: listCartPayments,
  schemas,
  summary: 'カートで選べるお支払い方法',
  errors: COMMON_CART_ERRORS,
});
