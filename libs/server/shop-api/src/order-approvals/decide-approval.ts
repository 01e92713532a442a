import type { OrderApproval } from '@shop/contract/order-approvals/order-approval';
import { ORDER_APPROVAL_STATUS_NAMES } from '@shop/contract/order-approvals/order-approval-status';
import { eq } from 'drizzle-orm';
import { orderApprovals } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { approvalErrors } from './approval-errors';
import { sendApproved, sendRejected } from './approval-mails';
import { approvalViewer, findApproval, isOfCartNow, lockApproval } from './order-approval-store';
import { presentApproval } from './present-order-approval';

/** What an approver decides. */
export type ApprovalDecision =
  | { readonly status: 'approved'; readonly reason: '' }
  | { readonly status: 'rejected'; readonly reason: string };

/**
 * Approves or rejects what a colleague has requested, once: whoever repeats it, or decides the same a moment later, changes
 * nothing and sends no mail. Nobody decides about a request of their own, or about a cart that was changed since.
 */
export async function decideApproval(
  context: RouteContext,
  id: number,
  decision: ApprovalDecision,
): Promise<OrderApproval> {
  const userId = context.requireMember().id;
  const now = context.clock.now();
  const presented = await context.db.transaction(async (tx) => {
    const viewer = await approvalViewer(tx, userId);
    const detail = await lockApproval(tx, viewer, id);
    if (detail === null) throw approvalErrors.notFound();
    const { approval, requester } = detail;
    if (approval.userId === userId) throw approvalErrors.own();
    if (approval.status === decision.status) return presentApproval(detail, viewer, now);
    if (approval.status !== 'requested')
      throw approvalErrors.notOpen(ORDER_APPROVAL_STATUS_NAMES[approval.status]);
    if (!isOfCartNow(detail, now)) throw approvalErrors.outdated();
    const changed = { ...decision, decidedById: userId, decidedAt: now };
    await tx.update(orderApprovals).set(changed).where(eq(orderApprovals.id, id));
    const send = decision.status === 'approved' ? sendApproved : sendRejected;
    await send(tx, context, { ...approval, ...changed }, requester);
    const decided = await findApproval(tx, viewer, id);
    if (decided === null) throw new Error(`Request ${id} is gone`);
    return presentApproval(decided, viewer, now);
  });
  context.mail.flushLater();
  return presented;
}
