import type { ApiClient } from '@shop/api-client/api-client';
import { EMPTY_PAGINATION } from '@shop/api-client/empty-pagination';
import type { Pagination } from '@shop/api-client/pagination';
import { listOrders } from '@shop/contract/orders/list-orders';
import { queryOptions } from '@tanstack/react-query';
import type { OrderSummaryView } from './order-view';
import { toOrderSummary } from './to-order';
import { orderKeys } from './order-keys';

/** One page of the member's orders. */
export interface OrderList {
  readonly orders: readonly OrderSummaryView[];
  readonly pagination: Pagination;
  /** What they cost in all, the cancelled ones left out. account §3 */
  readonly totalPayment: number;
}

/** The member's orders, newest first. account §7 */
export function ordersQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: orderKeys.list(page),
    queryFn: async ({ signal }): Promise<OrderList> => {
      const { data, pagination } = await api.call(listOrders, { query: { page } }, { signal });
      return {
        orders: data.data.map(toOrderSummary),
        pagination: pagination ?? EMPTY_PAGINATION,
        totalPayment: data.user_order_total_payment,
      };
    },
  });
}
