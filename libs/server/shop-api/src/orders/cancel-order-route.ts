import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { defineRoute } from '../http/define-route';
import { cancelOrder } from './cancel-order';

export const cancelOrderRoute = defineRoute(cancelOrderSpec, async (context, { params, body }) => {
  const order = await cancelOrder(context, params.id, body.cancel_reason);
  context.mail.flushLater();
  return order;
});
