import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';
import { PartKey } from './part-key';
import { Quantity } from './quantity';
import { listOf } from '../wire/list-of';

/** The most lines one call may name. */
const MAX_LINES = 200;

const schemas = {
  body: v.object({
    cart_token: CartToken,
    accessories: v.pipe(listOf(v.object({ key: PartKey, quantity: Quantity }), MAX_LINES), v.minLength(1)),
  }),
  response: Cart,
};

/** Sets the quantities of accessories, all or none, within their rules (core §7). */
export const modifyCartAccessories: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/accessories/modify',
  auth: 'cart-token',
  responseType: 'json',
};

export const modifyCartAccessoriesSpec = specify({
  endpoint: modifyCartAccessories,
  schemas,
  summary: 'カートの付属品の数量の変更',
  errors: [
    ...COMMON_CART_ERRORS,
    CART_ERRORS.lineNotFound,
    CART_ERRORS.accessoryQuantity,
    CART_ERRORS.outOfStock,
  ],
});
