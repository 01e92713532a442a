import type { OrderRow } from '../orders/order-store';
import type { GivenBack } from '../pdf-documents/receipt-figures';

/** Why no receipt can be issued now, in Japanese; null where it can. Nothing is left to receipt once all was paid back. */
export function receiptViolation(
  order: Pick<OrderRow, 'status' | 'totalPayment'>,
  isPaid: boolean,
  back: Pick<GivenBack, 'refund'>,
): string | null {
  if (order.status === 'cancelled') return 'キャンセルされたご注文の領収書は発行できません';
  if (!isPaid) return 'ご入金の確認後に、領収書を発行できます';
  if (back.refund > 0 && back.refund >= order.totalPayment)
    return '返品により全額をご返金したご注文の領収書は発行できません';
  return null;
}
