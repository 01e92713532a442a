import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import { listOrders } from '@shop/contract/orders/list-orders';
import { queryOptions } from '@tanstack/react-query';
import type { OrderSummaryView } from './order-view';
import { toOrderSummary } from './to-order';
import { orderKeys } from './order-keys';
import type { OrderSearch } from './order-search';

/** One page of the member's orders. */
export interface OrderList {
  readonly orders: readonly OrderSummaryView[];
  readonly pagination: Pagination;
  /** What they cost in all, those of other pages too and the cancelled ones left out. account §3 */
  readonly totalPayment: number;
}

/** The member's orders, all or those of some days, newest first. account §7 */
export function ordersQuery(api: ApiClient, search: OrderSearch) {
  return queryOptions({
    queryKey: orderKeys.list(search),
    queryFn: async ({ signal }): Promise<OrderList> => {
      const { data, pagination } = await readPage(search.page, (page) =>
        api.call(listOrders, { query: { ...search, page } }, { signal }),
      );
      return {
        orders: data.data.map(toOrderSummary),
        pagination,
        totalPayment: data.user_order_total_payment,
      };
    },
  });
}
