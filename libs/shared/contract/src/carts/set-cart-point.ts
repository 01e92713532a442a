import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';

const MESSAGE = 'ポイントは0以上の整数で入力してください';
/** More than anybody has. */
const MAX_POINTS = 100_000_000;

const schemas = {
  body: v.object({
    cart_token: CartToken,
    point: v.pipe(
      v.number(MESSAGE),
      v.integer(MESSAGE),
      v.minValue(0, MESSAGE),
      v.maxValue(MAX_POINTS, MESSAGE),
    ),
  }),
  response: Cart,
};

/** Uses so many points, at most the balance; a cart that shrinks uses no more than its total. 0 uses none (core §7). */
export const setCartPoint: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/point',
  auth: 'cart-token',
  responseType: 'json',
};

export const setCartPointSpec = specify({
  endpoint: setCartPoint,
  schemas,
  summary: 'カートで使うポイントの指定',
  errors: [...COMMON_CART_ERRORS, CART_ERRORS.pointNotEnough, CART_ERRORS.pointMembersOnly],
});
