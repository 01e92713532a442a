import { useShopServices } from '@shop/query/shop-services-provider';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { useEffect, useEffectEvent } from 'react';
import type { CartView } from '../cart-view';
import { type CartNews, cartNews } from './cart-news';
import { markCartSeen, readSeenCart } from './seen-cart';

/**
 * What has changed about the cart since the shopper saw it last on this device: prices, stock, and what another device has
 * done. It is said until the shopper leaves the page; what they change themselves is no news. Read it in the browser.
 */
export function useCartNews(cart: CartView | null): CartNews | null {
  const services = useShopServices();
  const markSeen = useEffectEvent(() => {
    if (cart !== null) markCartSeen(deviceStorage(services), cart);
  });
  useEffect(() => {
    const onLeave = () => markSeen();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, []);
  return cart === null ? null : cartNews(readSeenCart(deviceStorage(services)), cart);
}
