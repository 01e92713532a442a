import { useShopServices } from '@shop/query/shop-services-provider';
import { useIsHydrating } from '@shop/site/loading/use-is-hydrating';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { useMemo } from 'react';
import { unthankedOrder } from './purchase-record';

/**
 * The number of the order that this browser has just placed and whose thank-you page nobody has seen yet. Asked by the
 * pages of the checkout once they have nothing to order (`isEmpty`): a press too many, Back or a reload can lead to
 * them while the thank-you page is on its way. Null where there is none.
 */
export function useUnthankedOrder(isEmpty: boolean): string | null {
  const services = useShopServices();
  const isHydrating = useIsHydrating();
  return useMemo(
    () => (isEmpty && !isHydrating ? unthankedOrder(deviceStorage(services), services.clock.now()) : null),
    [services, isEmpty, isHydrating],
  );
}
