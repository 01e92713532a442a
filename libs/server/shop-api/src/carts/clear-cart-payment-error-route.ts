import { clearCartPaymentErrorSpec } from '@shop/contract/carts/clear-cart-payment-error';
import { handle } from '../http/handle';
import { changeCart } from './change-cart';

export const clearCartPaymentErrorRoute = handle(clearCartPaymentErrorSpec, (context, { body }) =>
  changeCart(context, body.cart_token, () => Promise.resolve({ paymentError: null })),
);
