import { isApiError } from '@shop/api-client/is-api-error';
import { CART_ERRORS } from '@shop/contract/carts/cart-errors';
import { initCart as initCartEndpoint } from '@shop/contract/carts/init-cart';
import { addLoadingTaskAtom, endLoadingTaskAtom } from '@shop/site/loading/loading-tasks';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { paths } from '@shop/site/paths/paths';
import { acceptCart } from './accept-cart';
import { type CartNotice, cartNoticeAtom, isInitializingAtom } from './cart-atoms';
import type { CartContext } from './cart-context';
import { cartErrorKind } from './cart-error-kind';
import type { CartView } from './cart-view';
import { type PurchaseRecord, readPurchase } from './purchase-record';

/** The polling interval while another init is running. core §9 */
const INIT_POLLING_MS = 100;

/**
 * Finds the cart of the cookie's token or creates one (core §4). If a product is no longer sold it calls again with
 * `invalid_product`, which removes such lines (core §8). Runs inside the queue, so never beside another command; waits
 * for an init that runs elsewhere in this tab, or in another, which may be creating the cart of both.
 */
export async function initCart(context: CartContext): Promise<CartView> {
  while (context.store.get(isInitializingAtom))
    await new Promise((resolve) => setTimeout(resolve, INIT_POLLING_MS));
  context.store.set(isInitializingAtom, true);
  try {
    return await initOnce(context, false);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (cartErrorKind(error) !== 'product-gone') {
      if (error.kind === 'rejected') notify(context, error.message, null);
      throw error;
    }
    const cart = await initWithoutInvalidProducts(context);
    notify(context, error.message, cart.lines.length === 0 ? paths.cart() : null);
    return cart;
  } finally {
    context.store.set(isInitializingAtom, false);
  }
}

/** The loading task during which the cart is loaded again. */
const LOAD_TASK = 'cart';

async function initWithoutInvalidProducts(context: CartContext): Promise<CartView> {
  context.store.set(addLoadingTaskAtom, LOAD_TASK);
  try {
    return await initOnce(context, true);
  } finally {
    context.store.set(endLoadingTaskAtom, LOAD_TASK);
  }
}

const notify = ({ store }: CartContext, message: CartNotice['message'], linkTo: CartNotice['linkTo']): void =>
  store.set(cartNoticeAtom, { message, linkTo });

/** The lock that all tabs of one shop share, so that they do not create a cart each. */
export const INIT_LOCK = 'cart-init';

const initOnce = (context: CartContext, isDroppingInvalid: boolean): Promise<CartView> =>
  context.locks.run(INIT_LOCK, () => callInit(context, isDroppingInvalid));

async function callInit(context: CartContext, isDroppingInvalid: boolean): Promise<CartView> {
  const token = context.token.get();
  const { data } = await context.api.call(initCartEndpoint, {
    body: { token, invalid_product: isDroppingInvalid },
  });
  if (data.notice !== null) {
    const order = orderOf(context, token, data.notice.code);
    if (order === null) notify(context, data.notice.message, paths.cart());
    else if (context.paymentInProgress.consume())
      notify(context, null, checkoutPaths.cartComplete(order.orderNo));
  }
  return acceptCart(context, data);
}

/**
 * The order that the cart became on this device; null where it is none or another device's. Its shopper is on the
 * thank-you page, or has seen it, and is told nothing, unless the payment is still in progress: whoever's browser ended
 * at the payment service has not been thanked yet.
 */
function orderOf({ device, clock }: CartContext, token: string | null, code: string): PurchaseRecord | null {
  if (code !== CART_ERRORS.alreadyDecided) return null;
  const order = readPurchase(device(), clock.now());
  return order?.cartToken === token ? order : null;
}
