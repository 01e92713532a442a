import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ORDER_ERRORS } from '../orders/order-errors';
import { GuestReceiptQuery } from './guest-receipt-query';
import { OrderNumber, Receipt } from './receipt';

const schemas = { params: v.object({ no: OrderNumber }), query: GuestReceiptQuery, response: Receipt };

/** The data of an order's receipt, for guests with its token (account §3). */
export const getGuestReceipt: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/orders/{no}/guest/receipt',
  auth: 'query-token',
  responseType: 'json',
};

export const getGuestReceiptSpec = specify({
  endpoint: getGuestReceipt,
  schemas,
  summary: '領収書の内容（ゲスト）',
  errors: [ORDER_ERRORS.notFound],
});
