import { getOrderReturnsSpec } from '@shop/contract/returns/get-order-returns';
import { defineRoute } from '../http/define-route';
import { orderNotFound } from '../orders/order-not-found';
import { findOrder } from '../orders/order-store';
import { readOrderReturns } from './read-order-returns';

/** GET /v1/me/orders/{id}/returns */
export const getOrderReturnsRoute = defineRoute(getOrderReturnsSpec, async (context, { params: { id } }) => {
  const order = await findOrder(context.db, context.requireMember().id, id);
  if (order === null) throw orderNotFound();
  return readOrderReturns(context.db, context, order);
});
