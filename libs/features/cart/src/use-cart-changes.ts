import { useShopServices } from '@shop/query/shop-services-provider';
import { useEffect } from 'react';
import { followCartChanges } from './follow-cart-changes';

/** Keeps the cart the same in all tabs. Used once, by the shell. */
export function useCartChanges(): void {
  const services = useShopServices();
  useEffect(() => followCartChanges(services), [services]);
}
