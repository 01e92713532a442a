import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';

const schemas = {
  body: v.object({
    cart_token: CartToken,
    /** `product_not_found`: drop only what can no longer be bought; otherwise everything goes. */
    reason: v.optional(v.picklist(['product_not_found', 'expired'])),
  }),
  response: Cart,
};

/** Empties a cart; an expired one lives again, empty, under the same token (core §8). */
export const resetCart: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/reset',
  auth: 'cart-token',
  responseType: 'json',
};

export const resetCartSpec = specify({
  endpoint: resetCart,
  schemas,
  summary: 'カートのリセット',
  errors: [...COMMON_CART_ERRORS],
});
