import { PAYMENT_OPEN_NAME } from '@shop/contract/orders/order-status';
import { formatYen } from '@shop/format/format-yen';
import { addresseeLines, ordererNameOf } from '../../orders/addressee';
import type { OrderDetail } from '../../orders/order-store';
import { refundOf, type RefundSource } from '../../orders/refund-of';

/** Whose order it is, what it costs and how it is paid: by this the operator sees that the number is the right one. */
export const orderWords = ({ order, payment }: Pick<OrderDetail, 'order' | 'payment'>): string =>
  [addresseeLines(ordererNameOf(order)).join(' '), formatYen(payment.amount), payment.paymentName].join('・');

/**
 * Whether an order is paid, in a word. While the shopper confirms at the payment service it is an attempt that may still come to
 * nothing: the shop waits for no money yet.
 */
export function paidWord({ payment, transaction }: Pick<RefundSource, 'payment' | 'transaction'>): string {
  if (payment.isPaid) return '入金済み';
  return transaction?.status === 'pending' ? PAYMENT_OPEN_NAME : '未入金';
}

/** Whether the money of a cancelled order has gone back, by the shop or by the payment service; nothing for all others. */
export function refundWord(source: RefundSource): readonly string[] {
  const refund = refundOf(source);
  if (refund === null) return [];
  const { by, refundedAt } = refund;
  if (by === 'hand') return [refundedAt === null ? REFUND_DUE : REFUNDED];
  return [refundedAt === null ? REFUND_UNDER_WAY : `${REFUNDED}（決済サービス）`];
}

/** Whether the shop has paid the money of a cancelled order back by hand. */
export const REFUND_DUE = '返金待ち';
export const REFUNDED = '返金済み';

/** The payment service has been told to give the money back. */
export const REFUND_UNDER_WAY = '返金手続き中';
