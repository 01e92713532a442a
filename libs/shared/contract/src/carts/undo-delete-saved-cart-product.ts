import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartProductKey } from './cart-product-key';
import { CartToken } from './cart-token';
import { PartKey } from './part-key';
import { Quantity } from './quantity';

const schemas = {
  body: v.object({
    cart_token: CartToken,
    product_key: CartProductKey,
    quantity: Quantity,
    /** The unit of sale; left out: single pieces. */
    uos_key: v.optional(PartKey),
  }),
  response: Cart,
};

/** Puts aside again what was deleted there, also what is not on sale just now; more of the same raises its quantity. */
export const undoDeleteSavedCartProduct: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/saved-products/put-back',
  auth: 'cart-token',
  responseType: 'json',
};

export const undoDeleteSavedCartProductSpec = specify({
  endpoint: undoDeleteSavedCartProduct,
  schemas,
  summary: '削除した「あとで買う」商品を元に戻す',
  errors: [...COMMON_CART_ERRORS, CART_ERRORS.lineNotFound, CART_ERRORS.tooMany],
});
