import { clearCartPaymentErrorSpec } from '@shop/contract/carts/clear-cart-payment-error';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { presentCart } from '../state/present-cart';
import { readCart } from '../state/read-cart';

/** Clears the error of the named attempt only: not that of a later one, and no open payment. */
export const clearCartPaymentErrorRoute = defineRoute(
  clearCartPaymentErrorSpec,
  async (context, { body }) => {
    const { cart_token: token, payment_attempt: seen } = body;
    if (seen !== undefined) {
      const state = await readCart(context, token);
      if (state.openPayment !== null) return presentCart(state, token);
    }
    return changeCart(context, token, ({ cart }) =>
      Promise.resolve({
        paymentError: (seen ?? cart.paymentAttempt) >= cart.paymentAttempt ? null : cart.paymentError,
      }),
    );
  },
);
