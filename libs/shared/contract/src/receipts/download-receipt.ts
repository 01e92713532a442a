import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ORDER_ERRORS } from '../orders/order-errors';
import { IdFromText } from '../wire/id';
import { RECEIPT_ERRORS } from './receipt-errors';

const schemas = { params: v.object({ id: IdFromText }) };

/** The receipt of the member's order as a PDF: a qualified invoice. Each download counts; the second one on is marked 再発行. */
export const downloadReceipt: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/orders/{id}/download/receipt',
  auth: 'member',
  responseType: 'file',
};

export const downloadReceiptSpec = specify({
  endpoint: downloadReceipt,
  schemas,
  summary: '領収書のダウンロード（PDF）',
  errors: [ORDER_ERRORS.notFound, RECEIPT_ERRORS.notIssuable],
});
