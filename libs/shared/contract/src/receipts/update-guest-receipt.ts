import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ORDER_ERRORS } from '../orders/order-errors';
import { GuestReceiptQuery } from './guest-receipt-query';
import { OrderNumber, Receipt, ReceiptInfo } from './receipt';

const schemas = {
  params: v.object({ no: OrderNumber }),
  query: GuestReceiptQuery,
  body: ReceiptInfo,
  response: Receipt,
};

/** Sets what the receipt shows, for guests with its token (account §7). */
export const updateGuestReceipt: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/orders/{no}/guest/receipt',
  auth: 'query-token',
  responseType: 'json',
};

export const updateGuestReceiptSpec = specify({
  endpoint: updateGuestReceipt,
  schemas,
  summary: '領収書の宛名・但し書きの変更（ゲスト）',
  errors: [ORDER_ERRORS.notFound],
});
