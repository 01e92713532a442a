import { useShopServices } from '@shop/query/shop-services-provider';
import { useEffect } from 'react';
import { followSession } from './follow-session';

/** Keeps the cart with its person. Mounted once, by the layout. core §4 */
export function useCartFollowsSession(): void {
  const services = useShopServices();
  useEffect(() => followSession(services), [services]);
}
