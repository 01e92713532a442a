import { formatYen } from '@shop/format/format-yen';
import { addresseeLines, ordererNameOf } from '../../orders/addressee';
import type { OrderDetail, OrderPaymentRow, OrderRow } from '../../orders/order-store';
import { isPaidBackByHand } from '../../orders/refund-by-hand';

/** Whose order it is, what it costs and how it is paid: by this the operator sees that the number is the right one. */
export const orderWords = ({ order, payment }: Pick<OrderDetail, 'order' | 'payment'>): string =>
  [addresseeLines(ordererNameOf(order)).join(' '), formatYen(payment.amount), payment.paymentName].join('・');

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
