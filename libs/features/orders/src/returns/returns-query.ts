import type { ApiClient } from '@shop/api-client/api-client';
import { getOrderReturns } from '@shop/contract/returns/get-order-returns';
import type { OrderStatus } from '@shop/contract/orders/order-status';
import { queryOptions } from '@tanstack/react-query';
import { orderKeys } from '../order-keys';
import { toReturns } from './returns-view';

/** What can be returned of one of the member's orders, and the requests so far. */
export function returnsQuery(api: ApiClient, orderId: number) {
  return queryOptions({
    queryKey: orderKeys.returns(orderId),
    queryFn: async ({ signal }) =>
      toReturns((await api.call(getOrderReturns, { params: { id: orderId } }, { signal })).data),
  });
}

/** Goods come back once they have left; until then an order can be cancelled. */
export const hasReturns = (status: OrderStatus): boolean => status === 'shipped' || status === 'delivered';
