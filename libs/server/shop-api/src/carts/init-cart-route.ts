import { initCartSpec } from '@shop/contract/carts/init-cart';
import { handle } from '../http/handle';
import { loadCartState } from './cart-state';
import { deleteLines } from './line-store';
import { openCart } from './open-cart';
import { presentCart } from './present-cart';
import { isBuyable, refuseUnavailable } from './refuse-unavailable';

export const initCartRoute = handle(initCartSpec, (context, { body }) =>
  context.db.transaction(async (tx) => {
    const { cart, token, notice } = await openCart(tx, context, body.token);
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
  }),
);
