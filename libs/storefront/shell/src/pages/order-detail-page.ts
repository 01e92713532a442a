import { orderQuery } from '@shop/feature-orders/order-query';
import { failureResponse } from '../page-route/route-failure';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What one order's page loads. */
export const orderDetailPage = definePage(
  ROUTE_TABLE.orderDetail,
  async ({ api, params, isLogin, fetch }) => {
    const id = Number(params['key']);
    if (!Number.isSafeInteger(id) || id < 1) throw failureResponse({ kind: 'not-found' });
    if (!isLogin) return {};
    const order = await fetch(orderQuery(api, id));
    return { title: `注文番号 ${order.orderNo}` };
  },
);
