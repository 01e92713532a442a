import type { BankAccount, ConveniencePayment, OrderPayment } from '@shop/contract/orders/order-payment';
import type { StoredBankAccount } from '../db/schema';
import { CONVENIENCE_STORES } from '../payments/convenience-stores';

/** The stored payment of an order. */
export interface StoredPayment {
  readonly paymentId: number;
  readonly paymentName: string;
  readonly isPaid: boolean;
  readonly paidAt: Date | null;
  readonly bankAccount: StoredBankAccount | null;
  readonly dueOn: string | null;
  readonly receiptNumber: string | null;
  readonly paymentPage: string | null;
}

const presentAccount = (account: StoredBankAccount): BankAccount => ({
  bank_name: account.bankName,
  branch_name: account.branchName,
  account_type: account.accountType,
  account_number: account.accountNumber,
  account_holder: account.accountHolder,
});

const presentConvenience = ({ receiptNumber, paymentPage }: StoredPayment): ConveniencePayment | null =>
  receiptNumber === null || paymentPage === null
    ? null
    : {
        receipt_number: receiptNumber,
        stores: CONVENIENCE_STORES.map(({ name, steps }) => ({ name, steps: [...steps] })),
        page_url: paymentPage,
      };

/** The payment as the API returns it: bank account, receipt number and due day only as long as it is awaited. */
export function presentPayment(
  payment: StoredPayment,
  { isCancelled }: { readonly isCancelled: boolean },
): OrderPayment {
  const isAwaited = !payment.isPaid && !isCancelled;
  return {
    payment_id: payment.paymentId,
    payment_name: payment.paymentName,
    is_paid: payment.isPaid,
    paid_at: payment.paidAt?.toISOString() ?? null,
    bank_account: isAwaited && payment.bankAccount !== null ? presentAccount(payment.bankAccount) : null,
    convenience: isAwaited ? presentConvenience(payment) : null,
    due_on: isAwaited ? payment.dueOn : null,
  };
}
