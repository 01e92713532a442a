import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { defineRoute } from '../http/define-route';
import { listOrders, sumOrders } from './order-store';
import { presentOrderSummary } from './present-order';

export const listOrdersRoute = defineRoute(listOrdersSpec, async (context, { query: { page, per } }) => {
  const { id } = context.requireMember();
  const { total, payment } = await sumOrders(context.db, id);
  const orders = await listOrders(context.db, id, { limit: per, offset: (page - 1) * per });
  context.response.paginate(total, page, per);
  return { data: orders.map(presentOrderSummary), user_order_total_payment: payment };
});
