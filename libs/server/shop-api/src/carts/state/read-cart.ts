import type { RouteContext } from '../../http/route-context';
import { findOpenPayment } from '../../payments/find-open-payment';
import { type CartState, loadCartState } from './cart-state';
import { findOwnCart, requireOpen } from './find-cart';
import { loadStateAwaitingPayment } from './load-state-awaiting-payment';
import { requireAvailable } from './require-available';

/**
 * The shopper's cart for reading: an open one, or one whose payment is open. Throws the errors that every cart call
 * has (core §8).
 */
export async function readCart(context: RouteContext, token: string): Promise<CartState> {
  const cart = await findOwnCart(context.db, context, token, { isLocking: false });
  const openPayment = await findOpenPayment(context.db, cart);
  if (openPayment !== null) return loadStateAwaitingPayment(context.db, context, cart, openPayment);
  requireOpen(cart, context.clock.now());
  const state = await loadCartState(context.db, context, cart);
  requireAvailable(state.lines);
  return state;
}
