import { type ApiError, isApiError } from '@shop/api-client/api-error';
import { resetCart } from '@shop/contract/carts/reset-cart';
import { resetCartShippings } from '@shop/contract/carts/reset-cart-shippings';
import { acceptCart } from './accept-cart';
import { cartNoticeAtom, isShippingResetAtom, isShippingResetFailedAtom } from './cart-atoms';
import type { CartContext } from './cart-context';
import { cartErrorKind } from './cart-error-kind';
import { openCart } from './open-cart';

/** What is left to do with the command after the recovery. */
export type Recovery = 'retry' | 'give-up';

/** Puts the cart right after a rejection (core §8), so that no dead cart ever stops the shopping. */
export async function recoverCart(context: CartContext, error: ApiError): Promise<Recovery> {
  switch (cartErrorKind(error)) {
    case 'expired':
      await resetWith(context, 'expired');
      context.store.set(cartNoticeAtom, { message: error.message, leadsTo: 'cart' });
      return 'retry';
    case 'unknown-cart':
    case 'already-decided':
      context.token.clear();
      await openCart(context);
      return 'retry';
    case 'product-gone':
      await resetWith(context, 'product_not_found');
      context.store.set(cartNoticeAtom, { message: error.message, leadsTo: 'cart' });
      return 'give-up';
    case 'address-missing':
      await resetShippingOnce(context);
      context.store.set(cartNoticeAtom, { message: error.message, leadsTo: 'shipping-select' });
      return 'give-up';
    case 'total-changed':
    case 'payment-failed':
      await openCart(context);
      return 'give-up';
    case 'other':
      return 'give-up';
  }
}

async function resetWith(context: CartContext, reason: 'expired' | 'product_not_found'): Promise<void> {
  const token = context.token.get();
  if (token === null) {
    await openCart(context);
    return;
  }
  const { data } = await context.api.call(resetCart, { body: { cart_token: token, reason } });
  acceptCart(context, data);
}

/** Tried once; a failure sets the flag that stops the loop. core §4 */
async function resetShippingOnce(context: CartContext): Promise<void> {
  const { store } = context;
  const token = context.token.get();
  if (token === null || store.get(isShippingResetAtom) || store.get(isShippingResetFailedAtom)) return;
  store.set(isShippingResetAtom, true);
  try {
    const { data } = await context.api.call(resetCartShippings, {
      body: { cart_token: token, is_removing_address: true },
    });
    acceptCart(context, data);
  } catch (error) {
    // The client has reported it. The address is chosen again all the same.
    if (!isApiError(error)) throw error;
    store.set(isShippingResetAtom, false);
    store.set(isShippingResetFailedAtom, true);
  }
}
