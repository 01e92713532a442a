import { RETURN_ERRORS } from '@shop/contract/returns/return-errors';
import { withdrawOrderReturnSpec } from '@shop/contract/returns/withdraw-order-return';
import { and, eq } from 'drizzle-orm';
import { orderReturns } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { notFound, rejected } from '../http/http-error';
import { lockOrder } from '../orders/order-store';
import { releaseWanted } from './exchange-stock';
import { isReserving, isWithdrawable } from './is-withdrawable';
import { readOrderReturns } from './read-order-returns';
import { sendReturnNotification } from './return-notification-mail';
import { loadReturnItems } from './return-store';

/** PUT /v1/me/orders/{id}/returns/{return_id}/withdraw: the order's row is locked, as for every other step of a return. */
export const withdrawOrderReturnRoute = defineRoute(withdrawOrderReturnSpec, async (context, { params }) => {
  const userId = context.requireMember().id;
  const returns = await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, userId, params.id);
    const isOwn = and(eq(orderReturns.id, params.return_id), eq(orderReturns.orderId, params.id));
    const [request] = order === null ? [] : await tx.select().from(orderReturns).where(isOwn);
    if (order === null || request === undefined)
      throw notFound(RETURN_ERRORS.notFound, '返品のお申し込みが見つかりません');
    if (isWithdrawable(request)) {
      const change = { status: 'withdrawn', decidedAt: context.clock.now() } as const;
      await tx.update(orderReturns).set(change).where(isOwn);
      const items = await loadReturnItems(tx, [request.id]);
      if (isReserving(request)) await releaseWanted(tx, { request, items });
      await sendReturnNotification(tx, context, order, { request: { ...request, ...change }, items });
    } else if (request.status !== 'withdrawn')
      throw rejected(
        RETURN_ERRORS.notWithdrawable,
        'この返品のお申し込みは、当店での手続きが始まっているため取り下げられません。お問い合わせください',
      );
    return readOrderReturns(tx, context, order);
  });
  context.mail.flushLater();
  return returns;
});
