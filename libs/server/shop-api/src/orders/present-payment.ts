import type { BankAccount, OrderPayment } from '@shop/contract/orders/order-payment';
import type { StoredBankAccount } from '../db/schema';

/** The stored payment of an order. */
export interface StoredPayment {
  readonly paymentId: number;
  readonly paymentName: string;
  readonly isPaid: boolean;
  readonly paidAt: Date | null;
  readonly bankAccount: StoredBankAccount | null;
  readonly dueOn: string | null;
}

const presentAccount = (account: StoredBankAccount): BankAccount => ({
  bank_name: account.bankName,
  branch_name: account.branchName,
  account_type: account.accountType,
  account_number: account.accountNumber,
  account_holder: account.accountHolder,
});

/** The payment as the API returns it: bank account and due day only until it is paid. */
export const presentPayment = (payment: StoredPayment): OrderPayment => ({
  payment_id: payment.paymentId,
  payment_name: payment.paymentName,
  is_paid: payment.isPaid,
  paid_at: payment.paidAt?.toISOString() ?? null,
  bank_account: payment.isPaid || payment.bankAccount === null ? null : presentAccount(payment.bankAccount),
  due_on: payment.isPaid ? null : payment.dueOn,
});
