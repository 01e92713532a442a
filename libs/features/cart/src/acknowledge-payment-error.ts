import { repeatLostCalls } from '@shop/api-client/repeat-lost-calls';
import { clearCartPaymentError } from '@shop/contract/carts/clear-cart-payment-error';
import { acceptCart } from './accept-cart';
import type { CartContext } from './cart-context';
import type { CartView } from './cart-view';

/** The cart as it was shown, with the error of its last payment. */
type SeenPayment = Pick<CartView, 'revision' | 'paymentError' | 'paymentAttempt'>;

/**
 * Clears the payment error that the shopper has read. A newer one stays, and the decision is rejected because of it.
 */
export async function acknowledgePaymentError(
  context: CartContext,
  cartToken: string,
  { paymentError, paymentAttempt }: SeenPayment,
): Promise<void> {
  if (paymentError === null) return;
  const body = { cart_token: cartToken, payment_attempt: paymentAttempt };
  const { data } = await repeatLostCalls(context.api).call(clearCartPaymentError, { body });
  acceptCart(context, data);
}

/**
 * The revision that the shopper agrees to. The acknowledgement is a change too, by one; what its response says may include
 * what another device has changed.
 */
export const agreedRevision = ({ revision, paymentError }: SeenPayment): number =>
  paymentError === null ? revision : revision + 1;
