import type { Cart } from '@shop/contract/carts/cart';
import { isShippingResetAtom, isShippingResetFailedAtom } from './cart-atoms';
import type { CartContext } from './cart-context';
import { cartKeys } from './cart-keys';
import { currentCart } from './current-cart';
import type { CartView } from './cart-view';
import { toCart } from './to-cart';

/** What the server derives from the cart's content: invalid after every change. */
const DEPENDENT_KEYS = [cartKeys.leadtimes, cartKeys.payments];

/** Takes a response over: the whole cart is replaced, its token kept. */
export function acceptCart(context: CartContext, wire: Cart): CartView {
  const cart = toCart(wire);
  if (context.token.get() !== cart.token) context.token.set(cart.token);
  const before = currentCart(context.queryClient);
  const after = context.queryClient.setQueryData<CartView | null>(cartKeys.cart, cart);
  // What waited for the payment service waits no more: nothing is in progress there.
  if (before?.openPayment && cart.openPayment === null) context.paymentInProgress.consume();
  if (cart.shippings.length > 0) {
    context.store.set(isShippingResetAtom, false);
    context.store.set(isShippingResetFailedAtom, false);
  }
  // The cache keeps what is equal as it was: the same object means that nothing has changed.
  if (after !== before) {
    for (const queryKey of DEPENDENT_KEYS)
      void context.queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
  return cart;
}
