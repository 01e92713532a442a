import type { ShopServices } from '@shop/query/shop-services';
import { cartNoticeAtom } from './cart-atoms';
import { cartKeys } from './cart-keys';
import { cartTokenOf } from './cart-token-of';
import { savedCardAtom } from './saved-card-atom';

/**
 * Keeps the cart with its person: a sign-in makes the visitor's cart the member's, the end of the session leaves no
 * member's cart behind. Returns how to stop it. core §4
 */
export function followSession(services: ShopServices): () => void {
  const takeCartAlong = async () => {
    const { createCartContext, reopenCart } = await import('./lazy-cart-commands');
    await reopenCart(createCartContext(services));
  };
  return services.session.subscribe((event) => {
    if (event.type === 'signed-in') {
      // A failure is the client's to report; the next command opens the cart again.
      takeCartAlong().catch(() => services.queryClient.invalidateQueries({ queryKey: cartKeys.cart }));
      return;
    }
    if (event.reinitialiseCart) cartTokenOf(services).clear();
    services.store.set(cartNoticeAtom, null);
    services.store.set(savedCardAtom, null);
    services.queryClient.setQueryData(cartKeys.cart, null);
  });
}
