import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ORDER_ERRORS } from '../orders/order-errors';
import { GuestReceiptQuery } from './guest-receipt-query';
import { OrderNumber } from './receipt';
import { RECEIPT_ERRORS } from './receipt-errors';

const schemas = { params: v.object({ no: OrderNumber }), query: GuestReceiptQuery };

/** The same receipt as a member's, for guests with the token of the order (account §6). */
export const downloadGuestReceipt: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/orders/{no}/download/receipt',
  auth: 'query-token',
  responseType: 'file',
};

export const downloadGuestReceiptSpec = specify({
  endpoint: downloadGuestReceipt,
  schemas,
  summary: '領収書のダウンロード（ゲスト、PDF）',
  errors: [ORDER_ERRORS.notFound, RECEIPT_ERRORS.notIssuable],
});
