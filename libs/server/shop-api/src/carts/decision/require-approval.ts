import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { orderApprovals } from '../../db/schema';
import { needsApproval } from '../../order-approvals/needs-approval';
import { cartErrors } from '../state/cart-errors';
import type { CartState } from '../state/cart-state';

/**
 * Throws where an order needs the approval of the member's company and has none for exactly this cart and total. Returns the
 * approval's id, its row locked until the order stands; null where none is needed.
 */
export async function requireApproval(
  tx: Executor,
  { cart, company, amounts }: Pick<CartState, 'cart' | 'company' | 'amounts'>,
): Promise<number | null> {
  if (company === null || cart.userId === null || !needsApproval(company, amounts.totalPayment)) return null;
  const [approval] = await tx
    .select({ id: orderApprovals.id })
    .from(orderApprovals)
    .where(
      and(
        eq(orderApprovals.cartId, cart.id),
        eq(orderApprovals.userId, cart.userId),
        eq(orderApprovals.companyId, company.id),
        eq(orderApprovals.revision, cart.revision),
        eq(orderApprovals.totalPayment, amounts.totalPayment),
        eq(orderApprovals.status, 'approved'),
      ),
    )
    .for('update');
  if (approval === undefined) throw cartErrors.approvalRequired();
  return approval.id;
}

/** Notes which order an approval was for: it counts for no other. */
export async function noteApprovedOrder(
  tx: Executor,
  approvalId: number | null,
  orderId: number,
): Promise<void> {
  if (approvalId === null) return;
  await tx
    .update(orderApprovals)
    .set({ status: 'ordered', orderId })
    .where(eq(orderApprovals.id, approvalId));
}
