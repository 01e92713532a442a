import { useShopServices } from '@shop/query/shop-services-provider';
import { isCheckedAtom } from '@shop/session/session-atoms';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { type OrderOutcome, checkOrderOutcome } from './check-order-outcome';
import { createCartContext } from './create-cart-context';
import { PAYMENT_POLLING_MS } from './payment-polling';
import { cartKeys } from './cart-keys';

/**
 * The state of the order on the thank-you page, polled until its payment has ended; null until it is known. If it
 * cannot be fetched the order counts as placed.
 */
export function useOrderOutcome(orderNo: string): OrderOutcome | null {
  const services = useShopServices();
  const isChecked = useAtomValue(isCheckedAtom);
  const { data, isError } = useQuery({
    queryKey: cartKeys.orderOutcome(orderNo),
    queryFn: () => checkOrderOutcome(createCartContext(services), orderNo),
    enabled: orderNo !== '' && isChecked,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data === 'open' ? PAYMENT_POLLING_MS : false),
  });
  return data ?? (isError || orderNo === '' ? 'placed' : null);
}
