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

/** Moves a line out of the cart into what was put aside for later, without its accessories. */
export const saveCartProduct: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/saved-products/add',
  auth: 'cart-token',
  responseType: 'json',
};

export const saveCartProductSpec = specify({
  endpoint: saveCartProduct,
  schemas,
  summary: 'カートの商品をあとで買う',
  errors: [...COMMON_CART_ERRORS, CART_ERRORS.lineNotFound, CART_ERRORS.tooMany],
});
