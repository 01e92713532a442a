import { getOrderSpec } from '@shop/contract/orders/get-order';
import { defineRoute } from '../http/define-route';
import { giftLinkOf } from '../social-gifts/gift-link';
import { orderNotFound } from './order-not-found';
import { findOrder, loadOrderDetail } from './order-store';
import { presentOrder } from './present-order';

export const getOrderRoute = defineRoute(getOrderSpec, async (context, { params }) => {
  const order = await findOrder(context.db, context.requireMember().id, params.id);
  if (order === null) throw orderNotFound();
  const detail = await loadOrderDetail(context.db, order);
  return presentOrder(detail, await giftLinkOf(context, detail));
});
