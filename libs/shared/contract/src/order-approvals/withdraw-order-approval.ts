import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { OrderApproval } from './order-approval';
import { ORDER_APPROVAL_ERRORS } from './order-approval-errors';

const schemas = { params: v.object({ id: IdFromText }), response: OrderApproval };

/** Takes back the member's own request, approved or not; again it changes nothing. */
export const withdrawOrderApproval: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/me/order-approvals/{id}/withdraw',
  auth: 'member',
  responseType: 'json',
};

export const withdrawOrderApprovalSpec = specify({
  endpoint: withdrawOrderApproval,
  schemas,
  summary: 'ご注文の承認依頼の取り下げ',
  errors: [ORDER_APPROVAL_ERRORS.notFound, ORDER_APPROVAL_ERRORS.notOpen],
});
