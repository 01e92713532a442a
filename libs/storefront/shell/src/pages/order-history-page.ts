import { ordersQuery } from '@shop/feature-orders/orders-query';
import { readPageNumber } from '@shop/feature-orders/read-page-number';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the order history loads: one page of it. */
export const orderHistoryPage = definePage(
  ROUTE_TABLE.orderHistory,
  async ({ api, search, isLogin, fetch }) => {
    if (isLogin) await fetch(ordersQuery(api, readPageNumber(search)));
    return {};
  },
);
