import { PAYMENTS } from '@shop/contract/payments/payment-method';
import type { OrderDetail } from '../orders/order-store';

/**
 * 取引年月日, the same on every document of an order: the day of the shipment where it is invoiced with the goods, the day of
 * the order otherwise.
 */
export function transactionMoment({
  order,
  payment,
  histories,
}: Pick<OrderDetail, 'order' | 'payment' | 'histories'>): Date {
  const shipped = histories.find(({ status }) => status === 'shipped');
  return payment.paymentId === PAYMENTS.deferredInvoice && shipped !== undefined
    ? shipped.changedAt
    : order.orderedAt;
}
