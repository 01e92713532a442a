import type { ShopServices } from '@shop/query/shop-services';
import { queryOptions } from '@tanstack/react-query';
import { cartKeys } from './cart-keys';
import { checkOrderOutcome } from './check-order-outcome';
import { createCartContext } from './create-cart-context';
import { PAYMENT_POLLING_MS } from './payment-polling';

/** The state of an order that was placed in this browser, polled until its payment has ended. core §4 */
export function orderOutcomeQuery(services: ShopServices, orderNo: string) {
  return queryOptions({
    queryKey: cartKeys.orderOutcome(orderNo),
    queryFn: () => checkOrderOutcome(createCartContext(services), orderNo),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data === 'open' ? PAYMENT_POLLING_MS : false),
  });
}
