import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { OrderApproval } from './order-approval';
import { ORDER_APPROVAL_ERRORS } from './order-approval-errors';

const schemas = { params: v.object({ id: IdFromText }), response: OrderApproval };

/** One request: the member's own, or for an approver any of the company. */
export const getOrderApproval: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/order-approvals/{id}',
  auth: 'member',
  responseType: 'json',
};

export const getOrderApprovalSpec = specify({
  endpoint: getOrderApproval,
  schemas,
  summary: 'ご注文の承認依頼の内容',
  errors: [ORDER_APPROVAL_ERRORS.notFound],
});
