import type { Executor } from '../db/database';
import type { StoredBankAccount } from '../db/schema';
import { isWholeAccount } from '../payments/is-whole-account';
import { presentAccount } from '../payments/present-account';
import { type OrderDetail, loadOrderDetail, type OrderRow } from '../orders/order-store';
import { returnedAmounts, type ReturnedAmounts } from '../returns/returned-amounts';
import { invoiceViolation } from './invoice-violation';

/** The parts of an order's invoice. */
export interface InvoiceParts {
  readonly detail: OrderDetail;
  readonly back: ReturnedAmounts;
  /** Where to transfer the money; null where the shop has named no account. */
  readonly account: StoredBankAccount | null;
  /** Why there is no invoice now, in Japanese; null where there is one. */
  readonly violation: string | null;
}

/** Loads an order with what its invoice needs. The caller must have checked its owner. */
export async function loadInvoiceParts(db: Executor, order: OrderRow): Promise<InvoiceParts> {
  const detail = await loadOrderDetail(db, order);
  const back = await returnedAmounts(db, order.id);
  const account = await accountOf(db, detail);
  const violation = invoiceViolation({ order, payment: detail.payment, account, back });
  return { detail, back, account, violation };
}

/** The account that the buyer was told when the order was placed; the shop's present one where it had none then. */
async function accountOf(db: Executor, { order, payment }: OrderDetail): Promise<StoredBankAccount | null> {
  if (payment.bankAccount !== null && isWholeAccount(payment.bankAccount)) return payment.bankAccount;
  return presentAccount(db, order.channelId);
}
