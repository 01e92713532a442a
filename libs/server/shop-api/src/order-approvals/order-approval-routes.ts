import type { Route } from '../http/define-route';
import { approveOrderApprovalRoute } from './approve-order-approval-route';
import { createOrderApprovalRoute } from './create-order-approval-route';
import { getOrderApprovalRoute } from './get-order-approval-route';
import { listOrderApprovalsRoute } from './list-order-approvals-route';
import { rejectOrderApprovalRoute } from './reject-order-approval-route';
import { withdrawOrderApprovalRoute } from './withdraw-order-approval-route';

/** Orders that somebody of the company approves before they are placed. */
export const orderApprovalRoutes: readonly Route[] = [
  createOrderApprovalRoute,
  listOrderApprovalsRoute,
  getOrderApprovalRoute,
  approveOrderApprovalRoute,
  rejectOrderApprovalRoute,
  withdrawOrderApprovalRoute,
];
