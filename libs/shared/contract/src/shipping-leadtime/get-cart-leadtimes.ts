import * as v from 'valibot';
import { CartToken } from '../carts/cart-token';
import { COMMON_CART_ERRORS } from '../carts/cart-errors';
import { specify, type EndpointOf } from '../endpoint';
import { Leadtime } from './leadtime';
import { listOf } from '../wire/list-of';

const MAX_KEYS = 50;
const MAX_KEY_LENGTH = 64;
const ShippingKey = v.pipe(v.string(), v.maxLength(MAX_KEY_LENGTH));

const schemas = {
  params: v.object({ cart_token: CartToken }),
  query: v.object({
    /** Only these shippings; all of the cart's when left out. */
    keys: v.optional(v.union([ShippingKey, listOf(ShippingKey, MAX_KEYS)])),
    /** Computes as if this delivery (1 to 3) were chosen. */
    choiceMode: v.optional(v.picklist(['1', '2', '3'])),
  }),
  response: v.array(Leadtime),
};

/** Earliest arrival, selectable days and time slots for each destination of a cart (core §7). */
export const getCartLeadtimes: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/shipping-leadtime/carts/{cart_token}',
  auth: 'cart-token',
  responseType: 'json',
};

export const getCartLeadtimesSpec = specify({
  endpoint: getCartLeadtimes,
  schemas,
  summary: 'カートのお届け予定日・選択できる日時',
  errors: COMMON_CART_ERRORS,
});
