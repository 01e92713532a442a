import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { PaymentAttempt } from '../payments/payment-attempt';
import { Cart } from './cart';
import { COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';

const schemas = {
  body: v.object({
    cart_token: CartToken,
    /** The cart's `payment_attempt` as the shopper saw it: a failure that came later stays. Without it any is ended. */
    payment_attempt: v.optional(PaymentAttempt),
  }),
  response: Cart,
};

/** Takes note of a failed payment, or gives up an open one, so that the order can be placed again (core §7). */
export const clearCartPaymentError: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/transaction/error/delete',
  auth: 'cart-token',
  responseType: 'json',
};

export const clearCartPaymentErrorSpec = specify({
  endpoint: clearCartPaymentError,
  schemas,
  summary: '決済エラーの解除',
  errors: [...COMMON_CART_ERRORS],
});
