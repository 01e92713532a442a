import type { OrderPaymentRow, OrderRow } from '../../orders/order-store';
import { isPaidBackByHand } from '../../orders/refund-by-hand';

/** Whether an order is paid, in a word. */
export const paidWord = (isPaid: boolean): string => (isPaid ? '入金済み' : '未入金');

/** Whether the shop has to pay back a cancelled order, or has done so; nothing for all others. */
export function refundWord({
  order,
  payment,
}: {
  readonly order: OrderRow;
  readonly payment: OrderPaymentRow;
}): readonly string[] {
  if (order.status !== 'cancelled' || !isPaidBackByHand(payment)) return [];
  return [payment.refundedAt === null ? '返金待ち' : '返金済み'];
}
