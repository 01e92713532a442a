import { CANCEL_KEYS } from '@shop/contract/orders/cancel-keys';
import { isCancellable } from './order-steps';
import type { OrderDetail } from './order-store';
import { isPaidBackByHand } from './refund-by-hand';

/**
 * What a cancellation of this order leaves to the shop's hands; empty where it is complete by itself. A key that
 * the order has by its products goes before. account §4
 */
export function cancelKeyOf({ order, payment }: Pick<OrderDetail, 'order' | 'payment'>): string {
  if (order.cancelOnlyEcdKey !== '') return order.cancelOnlyEcdKey;
  const isConcerned = order.status === 'cancelled' || isCancellable(order.status);
  return isConcerned && isPaidBackByHand(payment) ? CANCEL_KEYS.refundByHand : '';
}
