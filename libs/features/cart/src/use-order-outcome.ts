import { useShopServices } from '@shop/query/shop-services-provider';
import { isCheckedAtom } from '@shop/session/session-atoms';
import { useQuery } from '@tanstack/react-query';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import type { OrderOutcome } from './check-order-outcome';
import { createCartContext } from './create-cart-context';
import { orderOutcomeQuery } from './order-outcome-query';
import { markThanked, readPurchase } from './purchase-record';

/**
 * The state of the order on the thank-you page, polled until its payment has ended; null until it is known, and without
 * a number. If it cannot be fetched the order counts as placed. From here on its payment is in progress no more: the
 * shopper is back.
 */
export function useOrderOutcome(orderNo: string): OrderOutcome | null {
  const services = useShopServices();
  const isChecked = useAtomValue(isCheckedAtom);
  useEffect(() => {
    const device = deviceStorage(services);
    const now = services.clock.now();
    if (readPurchase(device, now)?.orderNo === orderNo)
      createCartContext(services).paymentInProgress.consume();
    markThanked(device, orderNo, now);
  }, [services, orderNo]);
  const { data, isError } = useQuery({
    ...orderOutcomeQuery(services, orderNo),
    enabled: orderNo !== '' && isChecked,
  });
  return data ?? (isError ? 'placed' : null);
}
