import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ORDER_ERRORS } from '../orders/order-errors';
import { IdFromText } from '../wire/id';
import { Invoice } from './invoice';

const schemas = { params: v.object({ id: IdFromText }), response: Invoice };

/** The data of the invoice of the member's order, and whether it can be had. */
export const getInvoice: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/orders/{id}/invoice',
  auth: 'member',
  responseType: 'json',
};

export const getInvoiceSpec = specify({
  endpoint: getInvoice,
  schemas,
  summary: '請求書の内容',
  errors: [ORDER_ERRORS.notFound],
});
