import type { PaymentMethod } from '@shop/contract/payments/payment-method';
import { paymentDescription } from './payment-description';
import type { CheckoutSettings, PaymentMethodRow } from './payment-store';

/** A payment method as the contract shows it. */
export const presentPaymentMethod = (row: PaymentMethodRow, settings: CheckoutSettings): PaymentMethod => ({
  id: row.paymentId,
  name: row.name,
  description: paymentDescription(row, settings),
});
