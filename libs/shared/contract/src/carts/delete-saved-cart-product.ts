import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Cart } from './cart';
import { COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';

const KEY_MAX = 64;

const schemas = {
  body: v.object({
    cart_token: CartToken,
    key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(KEY_MAX)),
  }),
  response: Cart,
};

/** Forgets what was put aside; what is gone already is no error. */
export const deleteSavedCartProduct: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/saved-products/delete',
  auth: 'cart-token',
  responseType: 'json',
};

export const deleteSavedCartProductSpec = specify({
  endpoint: deleteSavedCartProduct,
  schemas,
  summary: 'あとで買う商品の削除',
  errors: [...COMMON_CART_ERRORS],
});
