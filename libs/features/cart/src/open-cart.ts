import { isApiError } from '@shop/api-client/api-error';
import { initCart } from '@shop/contract/carts/init-cart';
import { addLoadingTaskAtom, endLoadingTaskAtom } from '@shop/site/loading-tasks';
import { acceptCart } from './accept-cart';
import { type CartNotice, cartNoticeAtom, isInitializingAtom } from './cart-atoms';
import type { CartContext } from './cart-context';
import { cartErrorKind } from './cart-error-kind';
import type { CartView } from './cart-view';

/** How often a running init is looked after. core §9 */
const INIT_POLLING_MS = 100;

/**
 * Opens the cart of the cookie's token, or a new one (core §4). A product that is gone makes it ask once more with
 * `invalid_product`, which drops such lines (core §8). Runs inside the queue, so never beside another command;
 * one that is running elsewhere is waited for.
 */
export async function openCart(context: CartContext): Promise<CartView> {
  while (context.store.get(isInitializingAtom))
    await new Promise((resolve) => setTimeout(resolve, INIT_POLLING_MS));
  context.store.set(isInitializingAtom, true);
  try {
    return await initOnce(context, false);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (cartErrorKind(error) !== 'product-gone') {
      if (error.kind === 'rejected') tell(context, error.message, null);
      throw error;
    }
    const cart = await loadWithout(context);
    tell(context, error.message, cart.lines.length === 0 ? 'cart' : null);
    return cart;
  } finally {
    context.store.set(isInitializingAtom, false);
  }
}

/** The task of the loading list that loads the cart again. */
const LOAD_TASK = 'cart';

async function loadWithout(context: CartContext): Promise<CartView> {
  context.store.set(addLoadingTaskAtom, LOAD_TASK);
  try {
    return await initOnce(context, true);
  } finally {
    context.store.set(endLoadingTaskAtom, LOAD_TASK);
  }
}

const tell = ({ store }: CartContext, message: string, leadsTo: CartNotice['leadsTo']): void =>
  store.set(cartNoticeAtom, { message, leadsTo });

async function initOnce(context: CartContext, isDroppingInvalid: boolean): Promise<CartView> {
  const { data } = await context.api.call(initCart, {
    body: { token: context.token.get(), invalid_product: isDroppingInvalid },
  });
  if (data.notice !== null) {
    context.store.set(cartNoticeAtom, { message: data.notice.message, leadsTo: 'cart' });
  }
  return acceptCart(context, data);
}
