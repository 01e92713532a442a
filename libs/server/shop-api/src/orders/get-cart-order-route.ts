import { getCartOrderSpec } from '@shop/contract/carts/get-cart-order';
import { defineRoute } from '../http/define-route';
import { giftLinkOf } from '../social-gifts/gift-link';
import { orderNotFound } from './order-not-found';
import { findOrderByNumber, findGuestOrder, loadOrderDetail } from './order-store';
import { presentOrder } from './present-order';

/**
 * A member's order is shown to that member only, so that its cart token opens nothing after signing out; a guest's
 * order is shown for its cart token.
 */
export const getCartOrderRoute = defineRoute(getCartOrderSpec, async (context, { params, query }) => {
  const { orderNo } = params;
  const own =
    context.member === null ? null : await findOrderByNumber(context.db, context.member.id, orderNo);
  const order =
    own ??
    (query.cart_token === undefined
      ? null
      : await findGuestOrder(context.db, context.channel.id, orderNo, query.cart_token));
  if (order === null) throw orderNotFound();
  const detail = await loadOrderDetail(context.db, order);
  return presentOrder(detail, await giftLinkOf(context, detail));
});
