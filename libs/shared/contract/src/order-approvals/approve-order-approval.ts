import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { OrderApproval } from './order-approval';
import { ORDER_APPROVAL_ERRORS } from './order-approval-errors';

const schemas = { params: v.object({ id: IdFromText }), response: OrderApproval };

/** Approves what a colleague has requested; again it changes nothing. */
export const approveOrderApproval: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/me/order-approvals/{id}/approve',
  auth: 'member',
  responseType: 'json',
};

export const approveOrderApprovalSpec = specify({
  endpoint: approveOrderApproval,
  schemas,
  summary: 'ご注文の承認',
  errors: [
    ORDER_APPROVAL_ERRORS.notFound,
    ORDER_APPROVAL_ERRORS.own,
    ORDER_APPROVAL_ERRORS.notOpen,
    ORDER_APPROVAL_ERRORS.outdated,
  ],
});
