import type { ShopServices } from '@shop/query/shop-services';
import { queryOptions } from '@tanstack/react-query';
import { cartKeys } from './cart-keys';
import type { CartView } from './cart-view';
import { hasCartCookie } from './has-cart-cookie';
import { loadCartCommands } from './load-cart-commands';

/**
 * The cart of this tab, opened once the session is known; `null`, without any call, for a guest who has none yet. It
 * fetches in the browser only, because the cart's cookie is never read while a page is rendered.
 */
export function cartQuery(services: ShopServices) {
  return queryOptions({
    queryKey: cartKeys.cart,
    queryFn: async (): Promise<CartView | null> => {
      const session = await services.session.waitForSessionCheck();
      if (!hasCartCookie(services) && session.token === null) return null;
      const { createCartContext, reloadCart } = await loadCartCommands();
      return await reloadCart(createCartContext(services));
    },
  });
}
