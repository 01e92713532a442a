import type { Order } from '@shop/contract/orders/order';
import { ORDER_ERRORS } from '@shop/contract/orders/order-errors';
import { rejected } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { orderNotFound } from './order-not-found';
import { orderStepContext } from './order-step-context';
import { isCancellable } from './order-steps';
import { loadOrderDetail, lockOrder } from './order-store';
import { presentOrder } from './present-order';
import { applyOrderStep } from './apply-order-step';
import { hasAnyLeft } from './has-left';
import { countOwedPoints } from '../points/point-use-store';

/**
 * Cancels the member's order and returns its pieces to the stock, once: the order's row is locked, and cancelling
 * again returns the order unchanged (reliability 24). Throws `order.cancel.not_cancellable` once any of it has left, and
 * where points that it granted are spent: who left afterwards would keep what they bought, so the shop decides that.
 */
export async function cancelOrder(context: RouteContext, id: number, reason: string): Promise<Order> {
  const userId = context.requireMember().id;
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, userId, id);
    if (order === null) throw orderNotFound();
    if (order.status === 'cancelled') return presentOrder(await loadOrderDetail(tx, order));
    if (!isCancellable(order.status) || hasAnyLeft(await loadOrderDetail(tx, order)))
      throw rejected(
        ORDER_ERRORS.notCancellable,
        'このご注文はすでに発送しているため、キャンセルできません。お問い合わせください',
      );
    const step = orderStepContext(context);
    const cancelled = await applyOrderStep(tx, step, order, { step: 'cancelled', reason, isTyped: true });
    if ((await countOwedPoints(tx, id)) > 0)
      throw rejected(
        ORDER_ERRORS.notCancellable,
        'このご注文で付与されたポイントをすでにお使いのため、ここではキャンセルできません。お問い合わせください',
      );
    return presentOrder(await loadOrderDetail(tx, cancelled));
  });
}
