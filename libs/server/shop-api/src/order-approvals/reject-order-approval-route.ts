import { rejectOrderApprovalSpec } from '@shop/contract/order-approvals/reject-order-approval';
import { defineRoute } from '../http/define-route';
import { decideApproval } from './decide-approval';

/** PUT /v1/me/order-approvals/{id}/reject */
export const rejectOrderApprovalRoute = defineRoute(rejectOrderApprovalSpec, (context, { params, body }) =>
  decideApproval(context, params.id, { status: 'rejected', reason: body.reason }),
);
