import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';
import { PartKey } from './part-key';

const schemas = {
  body: v.object({
    cart_token: CartToken,
    /** Remove the addresses too; otherwise only delivery, day and time slot. */
    is_removing_address: v.optional(v.boolean(), false),
    /** Only this destination; what goes there then goes to the first that is left. */
    key: v.optional(PartKey),
  }),
  response: Cart,
};

/** Takes back the delivery wishes, on demand with the addresses (core §4). */
export const resetCartShippings: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/shippings/reset',
  auth: 'cart-token',
  responseType: 'json',
};

export const resetCartShippingsSpec = specify({
  endpoint: resetCartShippings,
  schemas,
  summary: 'お届け先・配送指定のリセット',
  errors: [...COMMON_CART_ERRORS],
});
