import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { validationMessages } from '@shop/validation/messages';
import { invalidFields } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { listOrders, sumOrders } from './list-orders';
import { presentOrderSummary } from './present-order';

export const listOrdersRoute = defineRoute(listOrdersSpec, async (context, { query }) => {
  const { page, per, from, to } = query;
  const { id } = context.requireMember();
  if (from !== undefined && to !== undefined && to < from)
    throw invalidFields({ to: [validationMessages.minDate()] });
  const days = { from, to };
  const { total, payment } = await sumOrders(context.db, id, days);
  const orders = await listOrders(context.db, id, days, { limit: per, offset: (page - 1) * per });
  context.response.paginate(total, page, per);
  return { data: orders.map((order) => presentOrderSummary(order)), user_order_total_payment: payment };
});
