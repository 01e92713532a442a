import type { Cart } from '@shop/contract/carts/cart';
import type { RouteContext } from '../../http/route-context';
import { abandonPayment } from '../../payments/abandon-payment';
import { visibleModels } from '../../tags/visible-models';
import { loadCartState } from '../state/cart-state';
import { type CartChange, type CartRow, updateCart } from '../state/cart-store';
import { expiryFrom, findOwnCart, requireOpen } from '../state/find-cart';
import { presentCart } from '../state/present-cart';
import { fitPackings } from './fit-packings';
import { recordRequest } from './record-request';
import { requireAvailable } from '../decision/require-available';
import type { CartChangeContext } from './cart-change-context';

/** One change of a cart. The returned columns are written into the cart's row. */
export type ChangeCart = (work: CartChangeContext) => Promise<CartChange | undefined>;

/**
 * Changes an open cart in one transaction that locks its row, and returns the whole cart: concurrent changes never
 * mix, and a rejected change leaves nothing behind. Every change renews the cart's expiry and clears the error of a
 * failed payment. An open payment is abandoned first, and stays abandoned where the change is rejected. A change that was
 * carried out under its request key before only returns the cart.
 */
export async function changeCart(
  context: RouteContext,
  token: string,
  change: ChangeCart,
  requireState: (cart: CartRow, now: Date) => void = requireOpen,
): Promise<Cart> {
  // Before the transaction, which holds the embedded database's only connection.
  const visible = await visibleModels(context);
  await abandonPayment(context, await findOwnCart(context.db, context, token, { isLocking: false }));
  return context.db.transaction(async (tx) => {
    const cart = await findOwnCart(tx, context, token, { isLocking: true });
    requireState(cart, context.clock.now());
    const ofRequest = recordRequest(context, cart);
    if (ofRequest === 'repeated') return presentCart(await loadCartState(tx, context, cart), token);
    const ofChange = await change({ tx, cart, context, visible });
    await fitPackings(tx, cart.id);
    const changed = {
      paymentError: null,
      ...ofRequest,
      ...ofChange,
      revision: cart.revision + 1,
      expiresAt: expiryFrom(context),
    };
    await updateCart(tx, cart.id, changed);
    const state = await loadCartState(tx, context, { ...cart, ...changed });
    requireAvailable(state.lines);
    return presentCart(state, token);
  });
}
