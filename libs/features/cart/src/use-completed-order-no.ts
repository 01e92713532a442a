import { useShopServices } from '@shop/query/shop-services-provider';
import { isCheckedAtom } from '@shop/session/session-atoms';
import { useIsHydrating } from '@shop/site/loading/use-is-hydrating';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { useAtomValue } from 'jotai/react';
import { useMemo } from 'react';
import { readPurchase } from './purchase-record';

/**
 * The number of the order that the thank-you page is about: the one of its URL, otherwise the one that this browser has
 * placed within the last half hour; empty where there is neither. `null` until it is known, which without a number in
 * the URL is not before hydration: the server cannot read the device. core §4
 */
export function useCompletedOrderNo(named: string | null): string | null {
  const services = useShopServices();
  const isChecked = useAtomValue(isCheckedAtom);
  const isHydrating = useIsHydrating();
  const isNamed = named !== null && named !== '';
  // Kept while the page is open, also when the record expires meanwhile.
  const remembered = useMemo(
    () =>
      isNamed || !isChecked || isHydrating
        ? null
        : (readPurchase(deviceStorage(services), services.clock.now())?.orderNo ?? ''),
    [services, isChecked, isHydrating, isNamed],
  );
  return isNamed ? named : remembered;
}
