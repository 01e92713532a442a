import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { IdFromText } from '../wire/id';
import { COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';

const schemas = {
  params: v.object({ cart_token: CartToken, payment_id: IdFromText }),
  response: v.object({
    payment_id: v.number(),
    is_usable: v.boolean(),
    /** Why not, for the machine and for the shopper; null when usable. */
    code: v.nullable(v.string()),
    message: v.nullable(v.string()),
  }),
};

/** Whether the cart could be paid this way now; changes nothing (core §7). */
export const checkCartPayment: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/carts/{cart_token}/payment/{payment_id}/check',
  auth: 'cart-token',
  answer: 'json',
};

export const checkCartPaymentSpec = specify({
  endpoint: checkCartPayment,
  schemas,
  summary: 'お支払い方法の確認',
  errors: COMMON_CART_ERRORS,
});
