import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { defineRoute } from '../http/define-route';
import { cancelOrder } from './cancel-order';

export const cancelOrderRoute = defineRoute(cancelOrderSpec, (context, { params, body }) =>
  cancelOrder(context, params.id, body.cancel_reason),
);
