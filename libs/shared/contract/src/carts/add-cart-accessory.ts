import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartProductKey } from './cart-product-key';
import { CartToken } from './cart-token';
import { PartKey } from './part-key';
import { Quantity } from './quantity';

const schemas = {
  body: v.object({
    cart_token: CartToken,
    /** The line, by its key. */
    key: PartKey,
    /** The accessory's product key, as `GET /v1/products/{key}/accessories` names it. */
    product_key: CartProductKey,
    /** Left out: one for each piece where the rule says so, else one. */
    quantity: v.optional(Quantity),
  }),
  response: Cart,
};

/** Adds an accessory to a line, within its rule of quantity (core §7). */
export const addCartAccessory: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/accessories/add',
  auth: 'cart-token',
  responseType: 'json',
};

export const addCartAccessorySpec = specify({
  endpoint: addCartAccessory,
  schemas,
  summary: 'カートの商品への付属品の追加',
  errors: [
    ...COMMON_CART_ERRORS,
    CART_ERRORS.lineNotFound,
    CART_ERRORS.accessoryNotFound,
    CART_ERRORS.accessoryQuantity,
    CART_ERRORS.outOfStock,
    CART_ERRORS.tooMany,
    CART_ERRORS.stopSelling,
  ],
});
