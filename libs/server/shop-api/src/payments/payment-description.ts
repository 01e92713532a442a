import type { CheckoutSettings, PaymentMethodRow } from './payment-store';

/** The names that stand for the days until payment is due, in descriptions and in the shop's texts. */
export const PAYMENT_DUE_DAYS = 'payment_due_days';
export const CONVENIENCE_DUE_DAYS = 'convenience_due_days';

/** What the checkout says about a payment method, with the days until payment is due that hold now. */
export const paymentDescription = (
  { description }: Pick<PaymentMethodRow, 'description'>,
  { paymentDueDays, convenienceDueDays }: Pick<CheckoutSettings, 'paymentDueDays' | 'convenienceDueDays'>,
): string =>
  description
    .replaceAll(`{{${PAYMENT_DUE_DAYS}}}`, String(paymentDueDays))
    .replaceAll(`{{${CONVENIENCE_DUE_DAYS}}}`, String(convenienceDueDays));
