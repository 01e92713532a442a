import { initCartSpec } from '@shop/contract/carts/init-cart';
import { defineRoute } from '../../http/define-route';
import type { RouteContext } from '../../http/route-context';
import { findOpenPayment } from '../../payments/find-open-payment';
import { abandonPayment } from '../../payments/abandon-payment';
import { loadCartState } from '../state/cart-state';
import { findCartByToken, updateCart } from '../state/cart-store';
import { deleteLines } from '../state/line-store';
import { loadStateAwaitingPayment } from '../state/load-state-awaiting-payment';
import { initCart } from '../changes/init-cart';
import { presentCart } from '../state/present-cart';
import { isBuyable, requireAvailable } from '../state/require-available';

export const initCartRoute = defineRoute(initCartSpec, async (context, { body }) => {
  await abandonGuestPayment(context, body.token);
  return context.db.transaction(async (tx) => {
    const { cart, token, notice } = await initCart(tx, context, body.token);
    const openPayment = await findOpenPayment(tx, cart);
    if (openPayment !== null) {
      const waiting = await loadStateAwaitingPayment(tx, context, cart, openPayment);
      return { ...presentCart(waiting, token), notice, removed_products: [] };
    }
    let state = await loadCartState(tx, context, cart);
    const gone = state.lines.filter((line) => !isBuyable(line));
    if (gone.length > 0) {
      if (!body.invalid_product) requireAvailable(state.lines);
      await deleteLines(tx, cart.id, { ids: gone.map(({ id }) => id) });
      const revision = cart.revision + 1;
      await updateCart(tx, cart.id, { revision });
      state = await loadCartState(tx, context, { ...cart, revision });
    }
    return {
      ...presentCart(state, token),
      notice,
      removed_products: gone.map(({ key, productName }) => ({ key, product_name: productName })),
    };
  });
});

/**
 * Abandons the open payment of a guest's cart that a member takes over at sign-in, so that the cart can be merged.
 */
async function abandonGuestPayment(context: RouteContext, token: string | null): Promise<void> {
  if (context.member === null || token === null) return;
  const cart = await findCartByToken(context.db, context.channel.id, token, false);
  if (cart?.userId === null) await abandonPayment(context, cart);
}
