import { isLoginAtom } from '@shop/session/session-atoms';
import type { Cart } from '@shop/contract/carts/cart';
import { announceCart } from './cart-changes';
import { isShippingResetAtom, isShippingResetFailedAtom } from './cart-atoms';
import type { CartContext } from './cart-context';
import { cartKeys } from './cart-keys';
import { currentCart } from './current-cart';
import type { CartView } from './cart-view';
import { toCart } from './to-cart';

/** Queries that the server computes from the cart: stale after every change. */
const DEPENDENT_KEYS = [cartKeys.leadtimes, cartKeys.payments];

/** Replaces the cart in the query cache with a response, and stores its token. */
export function acceptCart(context: CartContext, wire: Cart): CartView {
  const cart = toCart(wire);
  // The session has ended meanwhile: nobody sees a member's cart after that.
  if (cart.userId !== null && !context.store.get(isLoginAtom)) return cart;
  announceCart(context.device(), cart);
  if (context.token.get() !== cart.token) context.token.set(cart.token);
  const before = currentCart(context.queryClient);
  const after = context.queryClient.setQueryData<CartView | null>(cartKeys.cart, cart);
  // The payment at the payment service has ended, so its flag is removed.
  if (before?.openPayment && cart.openPayment === null) context.paymentInProgress.consume();
  if (cart.shippings.length > 0) {
    context.store.set(isShippingResetAtom, false);
    context.store.set(isShippingResetFailedAtom, false);
  }
  // Structural sharing returns the same object where nothing has changed.
  if (after !== before) {
    for (const queryKey of DEPENDENT_KEYS)
      void context.queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
  return cart;
}
