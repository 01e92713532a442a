import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { multilineText } from '../wire/text-input';
import { APPROVAL_TEXT_MAX } from './approval-text-max';
import { OrderApproval } from './order-approval';
import { ORDER_APPROVAL_ERRORS } from './order-approval-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
  body: v.object({
    reason: v.pipe(multilineText('理由', APPROVAL_TEXT_MAX), v.nonEmpty('理由を入力してください')),
  }),
  response: OrderApproval,
};

/** Sends back what a colleague has requested, with the reason; again it changes nothing. */
export const rejectOrderApproval: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/me/order-approvals/{id}/reject',
  auth: 'member',
  responseType: 'json',
};

export const rejectOrderApprovalSpec = specify({
  endpoint: rejectOrderApproval,
  schemas,
  summary: 'ご注文の承認依頼の差し戻し',
  errors: [
    ORDER_APPROVAL_ERRORS.notFound,
    ORDER_APPROVAL_ERRORS.own,
    ORDER_APPROVAL_ERRORS.notOpen,
    ORDER_APPROVAL_ERRORS.outdated,
  ],
});
