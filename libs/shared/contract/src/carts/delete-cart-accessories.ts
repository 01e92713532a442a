import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';
import { PartKey } from './part-key';
import { listOf } from '../wire/list-of';

/** The most lines one call may name. */
const MAX_LINES = 200;

const schemas = {
  body: v.object({
    cart_token: CartToken,
    keys: v.pipe(listOf(PartKey, MAX_LINES), v.minLength(1)),
  }),
  response: Cart,
};

/** Takes accessories off their lines; one that is gone already is no error (core §7). */
export const deleteCartAccessories: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/accessories/delete',
  auth: 'cart-token',
  responseType: 'json',
};

export const deleteCartAccessoriesSpec = specify({
  endpoint: deleteCartAccessories,
  schemas,
  summary: 'カートの付属品の削除',
  errors: [...COMMON_CART_ERRORS],
});
