import type { ShopServices } from '@shop/query/shop-services';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { isCartOutdated } from './cart-changes';
import { cartKeys } from './cart-keys';
import { currentCart } from './current-cart';

/**
 * Keeps the cart of this tab the same as in all others: it is fetched again when another tab has changed it, and when
 * the shopper looks at the tab again, however fresh it is, because another device may have changed it. A tab that nobody
 * sees waits until then. Returns a function that stops it.
 */
export function followCartChanges(services: Pick<ShopServices, 'queryClient' | 'channel'>): () => void {
  const { queryClient } = services;
  const queryKey = cartKeys.cart;
  const isOutdated = () => {
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
    return (
      updatedAt !== undefined && isCartOutdated(deviceStorage(services), currentCart(queryClient), updatedAt)
    );
  };
  const look = () => {
    if (isOutdated()) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    if (document.visibilityState === 'visible') void queryClient.refetchQueries({ queryKey, type: 'active' });
  };
  // Other tabs store much else.
  const onStorage = () => {
    if (isOutdated()) look();
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', look);
  onStorage();
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', look);
  };
}
