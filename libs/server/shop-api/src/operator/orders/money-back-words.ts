import { formatYen } from '@shop/format/format-yen';
import type { OrderDetail } from '../../orders/order-store';
import { isPaidBackByHand } from '../../orders/refund-by-hand';

/** What becomes of the money of an order that is cancelled: by the service, by the shop's hand, or nothing. */
export function moneyBackWords({
  order,
  payment,
  transaction,
}: Pick<OrderDetail, 'order' | 'payment' | 'transaction'>): string {
  const { amount, isPaid, paymentName } = payment;
  if (isPaidBackByHand(payment))
    return `返金: ${formatYen(amount)} を手作業でお返しし、済んだら orders refunded ${order.orderNo} で記録してください（自動では返金されません）。 Pay ${amount} yen back by hand, then note it.`;
  if (isPaid && amount > 0)
    return `返金: ${formatYen(amount)} は決済サービス（${paymentName}）から自動で返金されます。 The payment service pays ${amount} yen back by itself.`;
  return transaction?.status === 'pending' || transaction?.status === 'awaiting'
    ? '返金: ありません。決済サービスでのお支払いの受付は自動で取り消されます。 Nothing to pay back; the payment service takes no money any more.'
    : '返金: ありません（未入金またはお支払いのないご注文）。 Nothing to pay back.';
}
