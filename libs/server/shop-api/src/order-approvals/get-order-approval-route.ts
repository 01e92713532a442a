import { getOrderApprovalSpec } from '@shop/contract/order-approvals/get-order-approval';
import { defineRoute } from '../http/define-route';
import { readApproval } from './read-approval';

/** GET /v1/me/order-approvals/{id} */
export const getOrderApprovalRoute = defineRoute(getOrderApprovalSpec, (context, { params }) =>
  readApproval(context, params.id),
);
