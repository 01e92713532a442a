import { modifyCartOrder } from '@shop/contract/carts/modify-cart-order';
import type { CartCommand } from '../run-command';

/** Selects the payment method. core §7 */
export const setPayment = (paymentId: number): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(modifyCartOrder, { body: { cart_token: cartToken, payment_id: paymentId } }),
});
