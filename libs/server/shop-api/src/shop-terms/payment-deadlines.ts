import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { escapeHtml } from '../html/escape-html';
import { isPaidFirst } from '../payments/payment-due';
import type { ShopTerms } from './read-shop-terms';

/** Until when orders that are paid before they leave are to be paid; empty where the shop takes no such payment. */
export function paymentDeadlines({ payments, paymentDueDays, convenienceDueDays }: ShopTerms): string {
  const deadlines = payments
    .filter(({ paymentId }) => isPaidFirst(paymentId))
    .map(({ paymentId, name }) => {
      const days = paymentId === PAYMENTS.convenienceStore ? convenienceDueDays : paymentDueDays;
      return `${name}のご注文は${days}日以内`;
    });
  return deadlines.length === 0 ? '' : escapeHtml(`${deadlines.join('、')}にお支払いください。`);
}
