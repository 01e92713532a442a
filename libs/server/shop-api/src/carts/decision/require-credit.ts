import { PAYMENTS } from '@shop/contract/payments/payments';
import { readCredit } from '../../companies/company-credit';
import { lockCompany } from '../../companies/company-store';
import type { Executor } from '../../db/database';
import { cartErrors } from '../state/cart-errors';
import type { CartState } from '../state/cart-state';

/**
 * Throws where a company would owe more on invoices than it may. Its row is locked until the order stands, so that buyers
 * who order at the same time never exceed the limit together; after the cart and before coupons and products, as everywhere.
 */
export async function requireCredit(
  tx: Executor,
  { company, payment, amounts }: Pick<CartState, 'company' | 'payment' | 'amounts'>,
): Promise<void> {
  if (company === null || payment?.paymentId !== PAYMENTS.deferredInvoice) return;
  const { available } = await readCredit(tx, await lockCompany(tx, company.id));
  if (available !== null && amounts.totalPayment > available) throw cartErrors.creditExceeded(available);
}
