import type { PaymentMethod } from '@shop/contract/payments/payment-method';
import type { PaymentMethodRow } from './payment-store';

/** A payment method as the contract shows it. */
export const presentPaymentMethod = (row: PaymentMethodRow): PaymentMethod => ({
  id: row.paymentId,
  name: row.name,
  description: row.description,
});
