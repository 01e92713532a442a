import type { ShopServices } from '@shop/query/shop-services';
import { cartMergeAtom, cartNoticeAtom } from './cart-atoms';
import { cartKeys } from './cart-keys';
import { isLoginAtom } from '@shop/session/session-atoms';
import { cartTokenOf } from './cart-token-of';
import { currentCart } from './current-cart';
import { savedCardAtom } from './saved-card-atom';
import { loadCartCommands } from './load-cart-commands';
import { forgetMember, noteMember } from './member-mark';

/**
 * Binds the guest's cart to the member at sign-in, and removes the member's cart when the session ends. Returns a
 * function that stops it. The tab remembers a member whose session ends. core §4
 */
export function syncCartWithSession(services: ShopServices): () => void {
  const claimCart = async () => {
    const { createCartContext, reloadCart } = await loadCartCommands();
    const fromGuest = currentCart(services.queryClient)?.count ?? 0;
    const { count } = await reloadCart(createCartContext(services));
    // What the member had put in on another day or device is in the order too, and is not to be found out at the payment.
    if (fromGuest > 0 && count > fromGuest)
      services.store.set(cartMergeAtom, { fromGuest, fromMember: count - fromGuest });
  };
  const noteWho = () => {
    if (services.store.get(isLoginAtom)) noteMember(services);
  };
  // The cookies may have been read before.
  noteWho();
  return services.session.subscribe((event) => {
    if (event.type === 'signed-in') {
      noteWho();
      // The client has reported the error; the next command initialises the cart again.
      claimCart().catch(() => services.queryClient.invalidateQueries({ queryKey: cartKeys.cart }));
      return;
    }
    if (event.by === 'logout') forgetMember(services);
    if (event.reinitialiseCart) cartTokenOf(services).clear();
    services.store.set(cartNoticeAtom, null);
    services.store.set(cartMergeAtom, null);
    services.store.set(savedCardAtom, null);
    services.queryClient.setQueryData(cartKeys.cart, null);
  });
}
