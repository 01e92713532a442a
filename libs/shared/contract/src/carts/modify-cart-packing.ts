import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CardMessage } from './card-message';
import { CartToken } from './cart-token';
import { NoshiName, NoshiTitle } from './noshi-text';
import { PartKey } from './part-key';
import { MAX_QUANTITY } from './max-quantity';

const MESSAGE = `数量は0から${MAX_QUANTITY}までの整数で入力してください`;

const schemas = {
  body: v.object({
    cart_token: CartToken,
    /** The cart's packing, by its own key. */
    key: PartKey,
    packing_key: v.optional(PartKey),
    quantity: v.optional(
      v.pipe(
        v.number(MESSAGE),
        v.integer(MESSAGE),
        v.minValue(0, MESSAGE),
        v.maxValue(MAX_QUANTITY, MESSAGE),
      ),
    ),
    noshi_title: v.optional(NoshiTitle),
    noshi_name: v.optional(NoshiName),
    /** Of a message card alone. */
    message: v.optional(CardMessage),
  }),
  response: Cart,
};

/** Changes or, with quantity 0, removes a packing; what is left out stays (core §7). */
export const modifyCartPacking: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/packings/modify',
  auth: 'cart-token',
  responseType: 'json',
};

export const modifyCartPackingSpec = specify({
  endpoint: modifyCartPacking,
  schemas,
  summary: '包装・のしの変更',
  errors: [
    ...COMMON_CART_ERRORS,
    CART_ERRORS.packingNotFound,
    CART_ERRORS.packingNoshi,
    CART_ERRORS.packingMessage,
    CART_ERRORS.packingQuantity,
  ],
});
