import { getOrderSpec } from '@shop/contract/orders/get-order';
import { handle } from '../http/handle';
import { orderNotFound } from './order-not-found';
import { findOrder, loadOrderDetail } from './order-store';
import { presentOrder } from './present-order';

export const getOrderRoute = handle(getOrderSpec, async (context, { params }) => {
  const order = await findOrder(context.db, context.requireMember().id, params.id);
  if (order === null) throw orderNotFound();
  return presentOrder(await loadOrderDetail(context.db, order));
});
