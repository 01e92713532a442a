import { cartKeys } from './cart-keys';
import type { CartContext } from './cart-context';

/** Clears the payment in progress and the token of the cart that became an order. core §4 */
export function clearFinishedPayment({ paymentInProgress, token, queryClient }: CartContext): void {
  paymentInProgress.consume();
  token.clear();
  queryClient.setQueryData(cartKeys.cart, null);
}
