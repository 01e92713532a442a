import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Id } from '../wire/id';
import { Cart } from './cart';
import { COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';
import { listOf } from '../wire/list-of';

const KEY_MAX = 64;

/** The most lines one call may name. */
const MAX_LINES = 200;

const schemas = {
  body: v.object({
    cart_token: CartToken,
    /** One line by its key … */
    key: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(KEY_MAX))),
    /** … or several by their ids. */
    ids: v.optional(v.pipe(listOf(Id, MAX_LINES), v.minLength(1))),
  }),
  response: Cart,
};

/** Takes lines out of the cart; a line that is gone already is no error (core §7). */
export const deleteCartProducts: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/products/delete',
  auth: 'cart-token',
  responseType: 'json',
};

export const deleteCartProductsSpec = specify({
  endpoint: deleteCartProducts,
  schemas,
  summary: 'カートの商品の削除',
  errors: [...COMMON_CART_ERRORS],
});
