import { cartQuery } from '@shop/feature-cart/cart-query';
import type { CartView } from '@shop/feature-cart/cart-view';
import { toTrackedLine } from '@shop/feature-cart/tracked-line';
import { waitForCartToken } from '@shop/feature-cart/wait-for-cart-token';
import type { ShopServices } from '@shop/query/shop-services';
import { waitForTasks } from '@shop/site/loading/wait-for-tasks';
import type { ShopEvent } from '@shop/site/state/shop-events';
import type { PageId } from '@shop/theming/page-id';

type Step = 'begin_checkout' | 'add_shipping_info' | 'add_payment_info';

/** How far the shopper has come with a page of the checkout. */
const STEPS: Readonly<Partial<Record<PageId, readonly Step[]>>> = {
  'cart-shipping-select': ['begin_checkout'],
  'cart-shipping-add': ['begin_checkout'],
  'cart-shipping-detail': ['begin_checkout'],
  'cart-payment': ['begin_checkout', 'add_shipping_info'],
  'cart-confirm': ['begin_checkout', 'add_shipping_info', 'add_payment_info'],
};

/**
 * The cart of this tab once somebody has opened it, `null` for an empty one and for one whose loading failed. While the
 * cart is being loaded again, as after a product in it is no longer sold, the one on the page is told of when that has
 * ended. core §9
 */
async function openCart(services: ShopServices): Promise<CartView | null> {
  if ((await waitForCartToken(services)) === null) return null;
  await waitForTasks(services.store);
  const query = cartQuery(services);
  // A cart that could not be loaded is the page's to request again: the shopper reads why, and is asked.
  if (services.queryClient.getQueryState(query.queryKey)?.status === 'error') return null;
  const cart = await services.queryClient.ensureQueryData(query);
  return cart === null || cart.lines.length === 0 ? null : cart;
}

/** The steps have names of the shop's ways, never of a person. */
const detailsOf = (step: Step, cart: CartView): Partial<ShopEvent> => {
  const delivery = cart.shippings[0]?.deliveryName ?? '';
  if (step === 'add_shipping_info' && delivery !== '') return { shippingTier: delivery };
  return step === 'add_payment_info' && cart.paymentName !== null ? { paymentType: cart.paymentName } : {};
};

/**
 * The events of a page of cart or checkout: the view of the cart, and each step where `isFirst` says that it has not been
 * told of this cart. account §7
 */
export async function cartPageEvents(
  services: ShopServices,
  pageId: PageId,
  isFirst: (name: string) => boolean,
): Promise<readonly ShopEvent[]> {
  const steps = STEPS[pageId] ?? [];
  if (pageId !== 'cart' && steps.length === 0) return [];
  const cart = await openCart(services);
  if (cart === null) return [];
  const bought = { items: cart.lines.map((line) => toTrackedLine(line)), cartToken: cart.token };
  if (pageId === 'cart') return [{ name: 'view_cart', ...bought }];
  return steps
    .filter((step) => isFirst(`${step} ${cart.id}`))
    .map((name) => ({ name, ...bought, ...detailsOf(name, cart) }));
}
