import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ORDER_ERRORS } from '../orders/order-errors';
import { IdFromText } from '../wire/id';
import { Receipt } from './receipt';

const schemas = { params: v.object({ id: IdFromText }), response: Receipt };

/** The data of the receipt of the member's order, and whether it can be had. */
export const getReceipt: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/orders/{id}/receipt',
  auth: 'member',
  responseType: 'json',
};

export const getReceiptSpec = specify({
  endpoint: getReceipt,
  schemas,
  summary: '領収書の内容',
  errors: [ORDER_ERRORS.notFound],
});
