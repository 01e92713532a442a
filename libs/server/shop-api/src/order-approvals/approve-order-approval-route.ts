import { approveOrderApprovalSpec } from '@shop/contract/order-approvals/approve-order-approval';
import { defineRoute } from '../http/define-route';
import { decideApproval } from './decide-approval';

/** PUT /v1/me/order-approvals/{id}/approve */
export const approveOrderApprovalRoute = defineRoute(approveOrderApprovalSpec, (context, { params }) =>
  decideApproval(context, params.id, { status: 'approved', reason: '' }),
);
