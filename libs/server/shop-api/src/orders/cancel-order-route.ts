import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { handle } from '../http/handle';
import { cancelOrder } from './cancel-order';

export const cancelOrderRoute = handle(cancelOrderSpec, (context, { params, body }) =>
  cancelOrder(context, params.id, body.cancel_reason),
);
