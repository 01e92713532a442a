import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';
import { MAX_CART_SHIPPINGS } from './max-cart-shippings';
import { PartKey } from './part-key';
import { Quantity } from './quantity';
import { listOf } from '../wire/list-of';

const schemas = {
  body: v.object({
    cart_token: CartToken,
    /** The line, by its key. */
    key: PartKey,
    parts: v.pipe(
      listOf(v.object({ shipping_key: PartKey, quantity: Quantity }), MAX_CART_SHIPPINGS),
      v.minLength(1),
    ),
  }),
  response: Cart,
};

/** Shares a line out over destinations; the parts must add up to its quantity. Accessories go with their parts (core §7). */
export const divideCartProduct: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/products/divide',
  auth: 'cart-token',
  responseType: 'json',
};

export const divideCartProductSpec = specify({
  endpoint: divideCartProduct,
  schemas,
  summary: '商品のお届け先ごとの振り分け',
  errors: [
    ...COMMON_CART_ERRORS,
    CART_ERRORS.lineNotFound,
    CART_ERRORS.shippingNotFound,
    CART_ERRORS.divideSum,
    CART_ERRORS.shippingNotMultiple,
    CART_ERRORS.tooMany,
  ],
});
