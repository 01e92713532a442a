import type { OrderPaymentRow, OrderRow, PaymentState } from './order-store';
import { isPaidBackByHand } from './refund-by-hand';

/** The way the money of a cancelled order goes back. */
export interface Refund {
  readonly by: 'hand' | 'service';
  /** Null: it has not gone back yet. */
  readonly refundedAt: Date | null;
}

/** What `refundOf` reads. */
export interface RefundSource {
  readonly order: Pick<OrderRow, 'status'>;
  readonly payment: Pick<OrderPaymentRow, 'isPaid' | 'amount' | 'paymentId' | 'refundedAt'>;
  readonly transaction: PaymentState | null;
}

/** How the money of a cancelled order goes back; null where none came in. */
export function refundOf({ order, payment, transaction }: RefundSource): Refund | null {
  if (order.status !== 'cancelled' || !payment.isPaid || payment.amount === 0) return null;
  if (isPaidBackByHand(payment)) return { by: 'hand', refundedAt: payment.refundedAt };
  if (transaction?.status === 'voiding') return { by: 'service', refundedAt: null };
  return transaction?.status === 'voided' ? { by: 'service', refundedAt: transaction.settledAt } : null;
}
