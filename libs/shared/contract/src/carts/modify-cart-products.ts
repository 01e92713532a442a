import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';
import { Quantity } from './quantity';
import { listOf } from '../wire/list-of';

const KEY_MAX = 64;

/** The most lines one call may name. */
const MAX_LINES = 200;

const schemas = {
  body: v.object({
    cart_token: CartToken,
    products: v.pipe(
      listOf(
        v.object({ key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(KEY_MAX)), quantity: Quantity }),
        MAX_LINES,
      ),
      v.minLength(1),
    ),
  }),
  response: Cart,
};

/** Sets the quantities of lines, all or none (core §7). */
export const modifyCartProducts: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/products/modify',
  auth: 'cart-token',
  responseType: 'json',
};

export const modifyCartProductsSpec = specify({
  endpoint: modifyCartProducts,
  schemas,
  summary: 'カートの商品の数量の変更',
  errors: [...COMMON_CART_ERRORS, CART_ERRORS.lineNotFound, CART_ERRORS.outOfStock, CART_ERRORS.lotSize],
});
