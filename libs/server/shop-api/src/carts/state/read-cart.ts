import type { RouteContext } from '../../http/route-context';
import { findOpenPayment } from '../../payments/find-open-payment';
import { type CartState, loadCartState } from './cart-state';
import { findOwnCart, refuseUnlessOpen } from './find-cart';
import { loadWaitingState } from '../decision/load-waiting-state';
import { refuseUnavailable } from '../decision/refuse-unavailable';

/**
 * The shopper's cart for reading: an open one, or one that waits for its payment. Throws what every call on a cart can
 * answer (core §8).
 */
export async function readCart(context: RouteContext, token: string): Promise<CartState> {
  const cart = await findOwnCart(context.db, context, token, { isLocking: false });
  const openPayment = await findOpenPayment(context.db, cart);
  if (openPayment !== null) return loadWaitingState(context.db, context, cart, openPayment);
  refuseUnlessOpen(cart, context.clock.now());
  const state = await loadCartState(context.db, context, cart);
  refuseUnavailable(state.lines);
  return state;
}
