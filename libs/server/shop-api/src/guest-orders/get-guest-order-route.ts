import { getGuestOrderSpec } from '@shop/contract/orders/get-guest-order';
import { and, eq, isNull } from 'drizzle-orm';
import { hashToken } from '../auth/random-token';
import { signingKey } from '../auth/signing-key';
import { orders } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { orderNotFound } from '../orders/order-not-found';
import { loadOrderDetail } from '../orders/order-store';
import { receiptTokenOf } from '../orders/receipt-token';
import { limitGuestCalls } from '../receipts/guest-rate-limit';
import { noReferrer } from '../http/no-referrer';
import { opensGuestOrder } from './guest-order-token';
import { presentGuestOrder } from './present-guest-order';

/** GET /v1/orders/{no}/guest */
export const getGuestOrderRoute = defineRoute(getGuestOrderSpec, async (context, { params, query }) => {
  const { db, clock, channel } = context;
  noReferrer(context);
  await limitGuestCalls(context);
  const serverKey = await signingKey(context);
  if (!opensGuestOrder(serverKey, params.no, query.t, clock.now())) throw orderNotFound();
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, params.no), eq(orders.channelId, channel.id), isNull(orders.userId)));
  if (order === undefined) throw orderNotFound();
  const receiptToken = receiptTokenOf(serverKey, order.orderNo);
  const isKnown = hashToken(receiptToken) === order.receiptTokenHash;
  return presentGuestOrder(await loadOrderDetail(db, order), isKnown ? receiptToken : null);
});
