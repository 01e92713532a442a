import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ORDER_ERRORS } from '../orders/order-errors';
import { GuestReceiptQuery } from './guest-receipt-query';
import { OrderNumber } from './receipt';

const schemas = {
  params: v.object({ no: OrderNumber }),
  query: GuestReceiptQuery,
  response: v.object({
    order_no: v.string(),
    is_issuable: v.boolean(),
    /** Why not, in Japanese; null where it can be had. */
    reason: v.nullable(v.string()),
  }),
};

/** Whether number and key open a receipt, and whether it can be had already (account §3). */
export const checkGuestReceipt: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/orders/{no}/check/receipt',
  auth: 'query-token',
  responseType: 'json',
};

export const checkGuestReceiptSpec = specify({
  endpoint: checkGuestReceipt,
  schemas,
  summary: '領収書の確認（ゲスト）',
  errors: [ORDER_ERRORS.notFound],
});
