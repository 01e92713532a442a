import { listOrderApprovalsSpec } from '@shop/contract/order-approvals/list-order-approvals';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { approvalViewer, listApprovals } from './order-approval-store';
import { presentApprovalSummary } from './present-order-approval';

/** GET /v1/me/order-approvals */
export const listOrderApprovalsRoute = defineRoute(listOrderApprovalsSpec, async (context, { query }) => {
  const { db, clock } = context;
  const viewer = await approvalViewer(db, context.requireMember().id);
  const { rows, total } = await listApprovals(db, viewer, limitAndOffset(query));
  context.response.paginate(total, query.page, query.per);
  return rows.map((row) => presentApprovalSummary(row, viewer, clock.now()));
});
