import { getCartOrderSpec } from '@shop/contract/carts/get-cart-order';
import { defineRoute } from '../http/define-route';
import { orderNotFound } from './order-not-found';
import { findOrderByNumber, findVisitorOrder, loadOrderDetail } from './order-store';
import { presentOrder } from './present-order';

/**
 * A member's order opens for that member alone, so that after signing out its cart token opens nothing; a visitor's
 * order opens for the token of its cart.
 */
export const getCartOrderRoute = defineRoute(getCartOrderSpec, async (context, { params, query }) => {
  const { orderNo } = params;
  const own =
    context.member === null ? null : await findOrderByNumber(context.db, context.member.id, orderNo);
  const order =
    own ??
    (query.cart_token === undefined
      ? null
      : await findVisitorOrder(context.db, context.channel.id, orderNo, query.cart_token));
  if (order === null) throw orderNotFound();
  return presentOrder(await loadOrderDetail(context.db, order));
});
