import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';

const KEY_MAX = 64;

const schemas = {
  body: v.object({
    cart_token: CartToken,
    key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(KEY_MAX)),
  }),
  response: Cart,
};

/**
 * Moves what was put aside back into the cart: as much of it as is in stock and as a line takes, in whole lots; the rest
 * stays aside.
 */
export const moveSavedCartProductToCart: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/saved-products/restore',
  auth: 'cart-token',
  responseType: 'json',
};

export const moveSavedCartProductToCartSpec = specify({
  endpoint: moveSavedCartProductToCart,
  schemas,
  summary: 'あとで買う商品をカートに戻す',
  errors: [
    ...COMMON_CART_ERRORS,
    CART_ERRORS.stopSelling,
    CART_ERRORS.lineNotFound,
    CART_ERRORS.productNotFound,
    CART_ERRORS.unitNotFound,
    CART_ERRORS.tooMany,
    CART_ERRORS.outOfStock,
    CART_ERRORS.lotSize,
  ],
});
