import type { ApiError } from '@shop/api-client/api-error';
import { isApiError } from '@shop/api-client/is-api-error';
import { resetCart } from '@shop/contract/carts/reset-cart';
import { resetCartShippings } from '@shop/contract/carts/reset-cart-shippings';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { paths } from '@shop/site/paths/paths';
import { acceptCart } from './accept-cart';
import { cartNoticeAtom, isShippingResetAtom, isShippingResetFailedAtom } from './cart-atoms';
import type { CartContext } from './cart-context';
import { cartErrorKind } from './cart-error-kind';
import { initCart } from './init-cart';

/** Whether the command is retried after the recovery. */
export type Recovery = 'retry' | 'give-up';

/**
 * Repairs the cart after an error of a call with this cart token (core §8), so that an expired or decided cart never
 * blocks shopping.
 */
export async function recoverCart(
  context: CartContext,
  error: ApiError,
  cartToken: string,
): Promise<Recovery> {
  switch (cartErrorKind(error)) {
    case 'expired':
      await resetWith(context, 'expired');
      context.store.set(cartNoticeAtom, { message: error.message, linkTo: paths.cart() });
      return 'retry';
    case 'unknown-cart':
    case 'already-decided':
      // Another tab may have begun a new cart already.
      if (context.token.get() === cartToken) context.token.clear();
      await initCart(context);
      return 'retry';
    case 'product-gone':
      await resetWith(context, 'product_not_found');
      context.store.set(cartNoticeAtom, { message: error.message, linkTo: paths.cart() });
      return 'give-up';
    case 'address-missing':
      await resetShippingOnce(context);
      context.store.set(cartNoticeAtom, {
        message: error.message,
        linkTo: checkoutPaths.cartShippingSelect(),
      });
      return 'give-up';
    case 'total-changed':
    case 'cart-changed':
    case 'approval-required':
    case 'payment-failed':
      await initCart(context);
      return 'give-up';
    // The command's own message says it, and the cart is as it was.
    case 'out-of-stock':
    case 'coupon-refused':
    case 'other':
      return 'give-up';
  }
}

async function resetWith(context: CartContext, reason: 'expired' | 'product_not_found'): Promise<void> {
  const token = context.token.get();
  if (token === null) {
    await initCart(context);
    return;
  }
  const { data } = await context.api.call(resetCart, { body: { cart_token: token, reason } });
  acceptCart(context, data);
}

/** Resets the delivery data once. An error sets the flag that prevents a loop. core §4 */
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
    // The client has reported the error. The shopper selects the address again in any case.
    if (!isApiError(error)) throw error;
    store.set(isShippingResetAtom, false);
    store.set(isShippingResetFailedAtom, true);
  }
}
