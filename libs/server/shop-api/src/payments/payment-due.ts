import { PAYMENTS } from '@shop/contract/payments/payment-method';
import type { StoredBankAccount } from '../db/schema';
import { addDays, tokyoDayOf, type TokyoDay } from '../tokyo-time/tokyo-day';
import type { CheckoutSettings, PaymentMethodRow } from './payment-store';
import { isPaidByTransfer } from './paid-by-transfer';

const PAID_FIRST: ReadonlySet<number> = new Set([PAYMENTS.bankTransfer, PAYMENTS.convenienceStore]);

/** Whether an order waits for the money before it leaves. */
export const isPaidFirst = (paymentId: number): boolean => PAID_FIRST.has(paymentId);

/** How and until when an unpaid order is to be paid; the day of an invoice is set by the shipment. */
export interface PaymentDue {
  readonly bankAccount: StoredBankAccount | null;
  readonly dueOn: TokyoDay | null;
}

/** The day until which an order is to be paid by transfer or at a convenience store, and the account for transfers. */
export function paymentDueOf(
  method: PaymentMethodRow,
  settings: CheckoutSettings,
  orderedAt: Date,
): PaymentDue {
  const orderedOn = tokyoDayOf(orderedAt);
  if (method.paymentId === PAYMENTS.convenienceStore)
    return { bankAccount: null, dueOn: addDays(orderedOn, settings.convenienceDueDays) };
  if (!isPaidByTransfer(method.paymentId)) return { bankAccount: null, dueOn: null };
  const { bankAccount, paymentDueDays } = settings;
  return { bankAccount, dueOn: isPaidFirst(method.paymentId) ? addDays(orderedOn, paymentDueDays) : null };
}
