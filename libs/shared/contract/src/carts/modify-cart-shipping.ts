import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { DeliveryId } from '../shipping-leadtime/delivery';
import { DateText } from '../wire/timestamp';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';

const KEY_MAX = 64;

const schemas = {
  body: v.object({
    cart_token: CartToken,
    /** The shipping's key. */
    key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(KEY_MAX)),
    delivery_id: v.optional(DeliveryId),
    /** The wished day; null: as early as possible. */
    delivery_at: v.optional(v.nullable(DateText)),
    /** A key of the lead time's slots; null: no wish. */
    delivery_timezone_key: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(KEY_MAX)))),
  }),
  response: Cart,
};

/** Sets delivery, day and time slot; what is left out stays (core §7). */
export const modifyCartShipping: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/shippings/modify',
  auth: 'cart-token',
  responseType: 'json',
};

export const modifyCartShippingSpec = specify({
  endpoint: modifyCartShipping,
  schemas,
  summary: '配送方法・日時の指定',
  errors: [
    ...COMMON_CART_ERRORS,
    CART_ERRORS.shippingNotFound,
    CART_ERRORS.deliveryNotSelectable,
    CART_ERRORS.deliveryDateImpossible,
  ],
});
