import { createOrderApprovalSpec } from '@shop/contract/order-approvals/create-order-approval';
import { defineRoute } from '../http/define-route';
import { readApproval } from './read-approval';
import { requestApproval } from './request-approval';

/** POST /v1/me/order-approvals */
export const createOrderApprovalRoute = defineRoute(createOrderApprovalSpec, async (context, { body }) => {
  const id = await requestApproval(context, body);
  context.mail.flushLater();
  return readApproval(context, id);
});
