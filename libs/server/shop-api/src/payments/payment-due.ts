import type { StoredBankAccount } from '../db/schema';
import { addDays, tokyoDayOf, type TokyoDay } from '../tokyo-time/tokyo-day';
import type { CheckoutSettings, PaymentMethodRow } from './payment-store';
import { isPaidByTransfer } from './paid-by-transfer';

/** How and until when an unpaid order is to be paid. */
export interface PaymentDue {
  readonly bankAccount: StoredBankAccount | null;
  readonly dueOn: TokyoDay | null;
}

/** Bank account and due day of methods that are paid by transfer; a payment service shows its own, and a carrier comes. */
export function paymentDueOf(
  method: PaymentMethodRow,
  settings: CheckoutSettings,
  orderedAt: Date,
): PaymentDue {
  if (!isPaidByTransfer(method.paymentId)) return { bankAccount: null, dueOn: null };
  return {
    bankAccount: settings.bankAccount,
    dueOn: addDays(tokyoDayOf(orderedAt), settings.paymentDueDays),
  };
}
