import type { CartApproval } from '@shop/contract/order-approvals/order-approval';
import type { CompanyRow } from '../companies/company-store';
import type { CartRow } from '../carts/state/cart-store';
import type { Executor } from '../db/database';
import { needsApproval } from './needs-approval';
import { findApprovalOfCart } from './order-approval-store';

/** Where an open cart stands with the approvers of its member's company; null where nothing has to be approved. */
export async function loadCartApproval(
  db: Executor,
  {
    cart,
    company,
    totalPayment,
  }: {
    readonly cart: Pick<CartRow, 'id' | 'revision' | 'status'>;
    readonly company: CompanyRow | null;
    readonly totalPayment: number;
  },
): Promise<CartApproval | null> {
  if (company === null || !company.isApprovalRequired || cart.status !== 'open') return null;
  const last = await findApprovalOfCart(db, cart.id);
  const isNow = last?.revision === cart.revision && last.totalPayment === totalPayment;
  return {
    threshold: company.approvalThreshold,
    is_required: needsApproval(company, totalPayment),
    request: last !== null && isNow ? presentRequest(last) : null,
    is_outdated: last !== null && !isNow && (last.status === 'requested' || last.status === 'approved'),
  };
}

function presentRequest({
  id,
  status,
  reason,
}: NonNullable<Awaited<ReturnType<typeof findApprovalOfCart>>>): CartApproval['request'] {
  return status === 'requested' || status === 'approved' || status === 'rejected'
    ? { id, status, reason }
    : null;
}
