import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { CART_ERRORS } from './cart-errors';

const TOKEN_MAX = 200;

const schemas = {
  body: v.object({
    /** The token kept from before; null for a new cart. */
    token: v.nullish(v.pipe(v.string(), v.maxLength(TOKEN_MAX)), null),
    /** Drop the lines that can no longer be bought instead of rejecting the cart (core §8). */
    invalid_product: v.optional(v.boolean(), false),
  }),
  response: v.object({
    ...Cart.entries,
    /** Set when the given cart could not be continued and a new one was begun. */
    notice: v.nullable(v.object({ code: v.string(), message: v.string() })),
    /** The names of lines dropped by invalid_product. */
    removed_products: v.array(v.object({ key: v.string(), product_name: v.string() })),
  }),
};

/**
 * Finds the cart of a token or creates one: an unknown, expired, decided or foreign token leads to a new cart.
 * With a bearer the guest's cart becomes part of the member's, under a new token (core §4).
 */
export const initCart: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/carts/init',
  auth: 'any',
  responseType: 'json',
};

export const initCartSpec = specify({
  endpoint: initCart,
  schemas,
  summary: 'カートの開始・再開',
  errors: [CART_ERRORS.lineProductNotFound, CART_ERRORS.notSale],
});
