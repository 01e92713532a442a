import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ORDER_ERRORS } from '../orders/order-errors';
import { IdFromText } from '../wire/id';

const schemas = { params: v.object({ id: IdFromText }) };

/** The quotation that the member's order was placed on, as a PDF (account §7). */
export const downloadOrderQuotation: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/orders/{id}/download/quotation',
  auth: 'member',
  responseType: 'file',
};

export const downloadOrderQuotationSpec = specify({
  endpoint: downloadOrderQuotation,
  schemas,
  summary: '注文の見積書のダウンロード（PDF）',
  errors: [ORDER_ERRORS.notFound],
});
