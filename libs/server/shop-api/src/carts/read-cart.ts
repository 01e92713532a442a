import type { RouteContext } from '../http/route-context';
import { type CartState, loadCartState } from './cart-state';
import { findOwnCart, refuseUnlessOpen } from './find-cart';
import { refuseUnavailable } from './refuse-unavailable';

/** The shopper's open cart for reading. Throws what every call on a cart can answer (core §8). */
export async function readCart(context: RouteContext, token: string): Promise<CartState> {
  const cart = await findOwnCart(context.db, context, token, { isLocking: false });
  refuseUnlessOpen(cart, context.clock.now());
  const state = await loadCartState(context.db, context, cart);
  refuseUnavailable(state.lines);
  return state;
}
