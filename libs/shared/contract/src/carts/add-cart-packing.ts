import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CardMessage } from './card-message';
import { CartToken } from './cart-token';
import { NoshiName, NoshiTitle } from './noshi-text';
import { PartKey } from './part-key';
import { Quantity } from './quantity';

const schemas = {
  body: v.object({
    cart_token: CartToken,
    /** The destination, by its key. */
    shipping_key: PartKey,
    /** The packing, as `GET /v1/packings` names it. */
    packing_key: PartKey,
    quantity: v.optional(Quantity, 1),
    noshi_title: v.optional(NoshiTitle, ''),
    noshi_name: v.optional(NoshiName, ''),
    /** Of a message card alone. */
    message: v.optional(CardMessage, ''),
  }),
  response: Cart,
};

/** Wraps what goes to a destination; the same kind (wrapping, noshi or card) replaces the one before (core §7). */
export const addCartPacking: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/packings/add',
  auth: 'cart-token',
  responseType: 'json',
};

export const addCartPackingSpec = specify({
  endpoint: addCartPacking,
  schemas,
  summary: '包装・のしの追加',
  errors: [
    ...COMMON_CART_ERRORS,
    CART_ERRORS.shippingNotFound,
    CART_ERRORS.packingNotFound,
    CART_ERRORS.packingNoshi,
    CART_ERRORS.packingMessage,
    CART_ERRORS.packingQuantity,
  ],
});
