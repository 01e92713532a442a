import { ORDER_APPROVAL_STATUS_NAMES } from '@shop/contract/order-approvals/order-approval-status';
import { withdrawOrderApprovalSpec } from '@shop/contract/order-approvals/withdraw-order-approval';
import { eq } from 'drizzle-orm';
import { orderApprovals } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { approvalErrors } from './approval-errors';
import { approvalViewer, lockApproval } from './order-approval-store';
import { readApproval } from './read-approval';

/** PUT /v1/me/order-approvals/{id}/withdraw: only by whoever requested it. */
export const withdrawOrderApprovalRoute = defineRoute(
  withdrawOrderApprovalSpec,
  async (context, { params }) => {
    const userId = context.requireMember().id;
    await context.db.transaction(async (tx) => {
      const detail = await lockApproval(tx, await approvalViewer(tx, userId), params.id);
      if (detail === null || detail.approval.userId !== userId) throw approvalErrors.notFound();
      const { status } = detail.approval;
      if (status === 'withdrawn') return;
      if (status !== 'requested' && status !== 'approved')
        throw approvalErrors.notOpen(ORDER_APPROVAL_STATUS_NAMES[status]);
      await tx.update(orderApprovals).set({ status: 'withdrawn' }).where(eq(orderApprovals.id, params.id));
    });
    return readApproval(context, params.id);
  },
);
