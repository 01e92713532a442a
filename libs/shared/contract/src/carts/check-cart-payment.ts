import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { PaymentState } from '../payments/payment-state';
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
    /** How far the payment of a decided cart is; `none` before. */
    payment_state: PaymentState,
    /** Where the shopper confirms while it is `waiting`. */
    redirect_url: v.nullable(v.pipe(v.string(), v.url())),
    /** The order of a decided cart. */
    order_no: v.nullable(v.string()),
  }),
};

/**
 * Whether the cart could be paid this way now; for a decided cart, whether it has been. Changes nothing: a payment
 * that failed is the `payment_error` of the cart, which is open again (core §7).
 */
export const checkCartPayment: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/carts/{cart_token}/payment/{payment_id}/check',
  auth: 'cart-token',
  responseType: 'json',
};

export const checkCartPaymentSpec = specify({
  endpoint: checkCartPayment,
  schemas,
  summary: 'お支払い方法の確認',
  errors: COMMON_CART_ERRORS,
});
