import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';

const schemas = { params: v.object({ cart_token: CartToken }), response: Cart };

/** The cart of a token (core §7). */
export const getCart: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/carts/{cart_token}',
  auth: 'cart-token',
  responseType: 'json',
};

export const getCartSpec = specify({
  endpoint: getCart,
  schemas,
  summary: 'カートの内容',
  errors: COMMON_CART_ERRORS,
});
