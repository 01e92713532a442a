import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ORDER_ERRORS } from '../orders/order-errors';
import { IdFromText } from '../wire/id';
import { INVOICE_ERRORS } from './invoice-errors';

const schemas = { params: v.object({ id: IdFromText }) };

/** The invoice of the member's order that is paid by invoice, as a PDF: from the shipment on. */
export const downloadInvoice: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/orders/{id}/download/invoice',
  auth: 'member',
  responseType: 'file',
};

export const downloadInvoiceSpec = specify({
  endpoint: downloadInvoice,
  schemas,
  summary: '請求書のダウンロード（PDF）',
  errors: [ORDER_ERRORS.notFound, INVOICE_ERRORS.notIssuable],
});
