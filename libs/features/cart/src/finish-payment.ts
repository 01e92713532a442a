import { cartKeys } from './cart-keys';
import type { CartContext } from './cart-context';

/**
 * The order is placed: the payment in progress is over, and the cart that became the order loses its key. core §4
 */
export function finishPayment({ paymentInProgress, token, queryClient }: CartContext): void {
  paymentInProgress.consume();
  token.clear();
  queryClient.setQueryData(cartKeys.cart, null);
}
