import { useShopServices } from '@shop/query/shop-services-provider';
import { useIsHydrating } from '@shop/site/loading/use-is-hydrating';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { useMemo } from 'react';
import { type RecentOrder, recentOrder } from './purchase-record';

/**
 * The order that this browser has just placed. Asked by the pages of the checkout once they have nothing to order
 * (`isEmpty`): a press too many, Back or a reload can lead to them while the thank-you page is on its way, or afterwards.
 * Null where there is none.
 */
export function useRecentOrder(isEmpty: boolean): RecentOrder | null {
  const services = useShopServices();
  const isHydrating = useIsHydrating();
  return useMemo(
    () => (isEmpty && !isHydrating ? recentOrder(deviceStorage(services), services.clock.now()) : null),
    [services, isEmpty, isHydrating],
  );
}
