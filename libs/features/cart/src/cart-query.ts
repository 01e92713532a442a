import type { ShopServices } from '@shop/query/shop-services';
import { queryOptions } from '@tanstack/react-query';
import { cartKeys } from './cart-keys';
import { cartTokenOf } from './cart-token-of';
import type { CartView } from './cart-view';

/**
 * The cart of this tab: opened once the session is known; `null` for a visitor who has none yet, without any call.
 * Fetches in the browser only: the cookie that names the cart is never read while a page is rendered.
 */
export function cartQuery(services: ShopServices) {
  return queryOptions({
    queryKey: cartKeys.cart,
    queryFn: async (): Promise<CartView | null> => {
      const session = await services.session.whenChecked();
      if (cartTokenOf(services).get() === null && session.token === null) return null;
      const { createCartContext, reopenCart } = await import('./lazy-cart-commands');
      return await reopenCart(createCartContext(services));
    },
  });
}
