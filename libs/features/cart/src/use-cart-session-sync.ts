import { useShopServices } from '@shop/query/shop-services-provider';
import { useEffect } from 'react';
import { syncCartWithSession } from './sync-cart-with-session';

/** Binds the cart to the session. Used once, by the shell. core §4 */
export function useCartSessionSync(): void {
  const services = useShopServices();
  useEffect(() => syncCartWithSession(services), [services]);
}
