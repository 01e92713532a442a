import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartProductKey } from './cart-product-key';
import { CartToken } from './cart-token';
import { MAX_CART_LINES } from './max-cart-lines';
import { Quantity } from './quantity';
import { listOf } from '../wire/list-of';

const schemas = {
  body: v.object({
    cart_token: CartToken,
    products: v.pipe(
      listOf(v.object({ product_key: CartProductKey, quantity: Quantity }), MAX_CART_LINES),
      v.minLength(1),
    ),
  }),
  response: Cart,
};

/** Puts several products into the cart at once, all or none (core §7). */
export const addCartProductSet: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/products/add-set',
  auth: 'cart-token',
  responseType: 'json',
};

export const addCartProductSetSpec = specify({
  endpoint: addCartProductSet,
  schemas,
  summary: 'カートへの商品のまとめての追加',
  errors: [
    ...COMMON_CART_ERRORS,
    CART_ERRORS.productNotFound,
    CART_ERRORS.outOfStock,
    CART_ERRORS.lotSize,
    CART_ERRORS.tooMany,
    CART_ERRORS.stopSelling,
  ],
});
