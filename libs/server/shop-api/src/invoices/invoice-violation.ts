import { PAYMENTS } from '@shop/contract/payments/payment-method';
import type { StoredBankAccount } from '../db/schema';
import type { OrderPaymentRow, OrderRow } from '../orders/order-store';
import type { GivenBack } from '../pdf-documents/receipt-figures';

/** The parts of an order that decide whether it has an invoice. */
interface InvoicedOrder {
  readonly order: Pick<OrderRow, 'status' | 'totalPayment'>;
  readonly payment: Pick<OrderPaymentRow, 'paymentId' | 'isPaid'>;
  /** Where to transfer the money; null where the shop has named no account. */
  readonly account: StoredBankAccount | null;
  readonly back: Pick<GivenBack, 'refund'>;
}

/**
 * Why no invoice can be issued now, in Japanese; null where it can. It is issued from the shipment on, as goods that have not
 * left may still be cancelled, and not without an account to pay to.
 */
export function invoiceViolation({ order, payment, account, back }: InvoicedOrder): string | null {
  if (payment.paymentId !== PAYMENTS.deferredInvoice)
    return '請求書でのお支払いではないため、請求書はありません';
  if (order.status === 'cancelled') return 'キャンセルされたご注文の請求書は発行できません';
  if (order.totalPayment === 0) return 'お支払いいただく金額がないため、請求書はありません';
  if (order.status !== 'shipped' && order.status !== 'delivered')
    return '商品の発送後に、請求書をダウンロードいただけます';
  if (back.refund >= order.totalPayment) return '返品により、お支払いいただく金額がなくなりました';
  if (account === null && !payment.isPaid)
    return 'お振込先をご案内する準備ができていません。お手数ですが、お問い合わせください';
  return null;
}
