import { initCartSpec } from '@shop/contract/carts/init-cart';
import { handle } from '../../http/handle';
import type { RouteContext } from '../../http/route-context';
import { findOpenPayment } from '../../payments/find-open-payment';
import { giveUpPayment } from '../../payments/give-up-payment';
import { loadCartState } from '../state/cart-state';
import { findCartByToken } from '../state/cart-store';
import { deleteLines } from '../state/line-store';
import { loadWaitingState } from '../decision/load-waiting-state';
import { openCart } from '../changes/open-cart';
import { presentCart } from '../state/present-cart';
import { isBuyable, refuseUnavailable } from '../decision/refuse-unavailable';

export const initCartRoute = handle(initCartSpec, async (context, { body }) => {
  await giveUpVisitorsPayment(context, body.token);
  return context.db.transaction(async (tx) => {
    const { cart, token, notice } = await openCart(tx, context, body.token);
    const openPayment = await findOpenPayment(tx, cart);
    if (openPayment !== null) {
      const waiting = await loadWaitingState(tx, context, cart, openPayment);
      return { ...presentCart(waiting, token), notice, removed_products: [] };
    }
    let state = await loadCartState(tx, context, cart);
    const gone = state.lines.filter((line) => !isBuyable(line));
    if (gone.length > 0) {
      if (!body.invalid_product) refuseUnavailable(state.lines);
      await deleteLines(tx, cart.id, { ids: gone.map(({ id }) => id) });
      state = await loadCartState(tx, context, cart);
    }
    return {
      ...presentCart(state, token),
      notice,
      removed_products: gone.map(({ key, productName }) => ({ key, product_name: productName })),
    };
  });
});

/** Whoever signs in takes the visitor's cart along, also one that waits for its payment: it then waits no more. */
async function giveUpVisitorsPayment(context: RouteContext, token: string | null): Promise<void> {
  if (context.member === null || token === null) return;
  const cart = await findCartByToken(context.db, context.channel.id, token, false);
  if (cart?.userId === null) await giveUpPayment(context, cart);
}
