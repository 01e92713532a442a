import { useShopServices } from '@shop/query/shop-services-provider';
import { isCheckedAtom } from '@shop/session/session-atoms';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { type OrderOutcome, concludePayment } from './conclude-payment';
import { createCartContext } from './create-cart-context';
import { PAYMENT_POLLING_MS } from './payment-polling';
import { cartKeys } from './cart-keys';

/**
 * What has become of the order that the page thanks for, asked until its payment has ended; null until it is known.
 * An order that cannot be asked about is taken for placed: its own data says more.
 */
export function useOrderOutcome(orderNo: string): OrderOutcome | null {
  const services = useShopServices();
  const isChecked = useAtomValue(isCheckedAtom);
  const { data, isError } = useQuery({
    queryKey: cartKeys.orderOutcome(orderNo),
    queryFn: () => concludePayment(createCartContext(services), orderNo),
    enabled: orderNo !== '' && isChecked,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data === 'open' ? PAYMENT_POLLING_MS : false),
  });
  return data ?? (isError || orderNo === '' ? 'placed' : null);
}
