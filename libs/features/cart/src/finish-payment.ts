import { CART_KEY } from './cart-key';
import type { CartContext } from './cart-context';

/**
 * The shopper is back from the payment service with the order: the payment in progress is over, and the cart that
 * became the order loses its key. Without a payment in progress nothing is touched. core §4
 */
export function finishPayment({ paymentInProgress, token, queryClient }: CartContext): void {
  if (!paymentInProgress.consume()) return;
  token.clear();
  queryClient.setQueryData(CART_KEY, null);
}
