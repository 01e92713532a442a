import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { OrderApprovalSummary } from './order-approval';

const schemas = { query: v.object({ ...PageQuery.entries }), response: v.array(OrderApprovalSummary) };

/** The member's requests, and for an approver all of the company, newest first. */
export const listOrderApprovals: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/order-approvals',
  auth: 'member',
  responseType: 'json',
};

export const listOrderApprovalsSpec = specify({
  endpoint: listOrderApprovals,
  schemas,
  summary: 'ご注文の承認依頼の一覧',
  errors: [],
});
