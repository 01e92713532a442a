import { isApiError } from '@shop/api-client';
import { initCart } from '@shop/contract/carts/init-cart';
import { acceptCart } from './accept-cart';
import { cartNoticeAtom, isInitializingAtom } from './cart-atoms';
import type { CartContext } from './cart-context';
import { cartFault } from './cart-error-codes';
import type { CartView } from './cart-view';

/**
 * Opens the cart of the cookie's token, or a new one (core §4). A product that is gone makes it ask once more with
 * `invalid_product`, which drops such lines (core §8). Runs inside the queue, so never beside another command.
 */
export async function openCart(context: CartContext): Promise<CartView> {
  context.store.set(isInitializingAtom, true);
  try {
    return await initOnce(context, false);
  } catch (error) {
    if (!isApiError(error) || cartFault(error) !== 'product-gone') throw error;
    const cart = await initOnce(context, true);
    context.store.set(cartNoticeAtom, { message: error.message, leadsTo: 'cart' });
    return cart;
  } finally {
    context.store.set(isInitializingAtom, false);
  }
}

async function initOnce(context: CartContext, isDroppingInvalid: boolean): Promise<CartView> {
  const { data } = await context.api.call(initCart, {
    body: { token: context.token.get(), invalid_product: isDroppingInvalid },
  });
  if (data.notice !== null) {
    context.store.set(cartNoticeAtom, { message: data.notice.message, leadsTo: 'cart' });
  }
  return acceptCart(context, data);
}
