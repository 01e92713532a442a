import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ORDER_ERRORS } from '../orders/order-errors';
import { IdFromText } from '../wire/id';
import { ReceiptInfo, Receipt } from './receipt';

const schemas = { params: v.object({ id: IdFromText }), body: ReceiptInfo, response: Receipt };

/** Sets what the receipt of the member's order says. */
export const updateReceipt: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/me/orders/{id}/download/receipt',
  auth: 'member',
  responseType: 'json',
};

export const updateReceiptSpec = specify({
  endpoint: updateReceipt,
  schemas,
  summary: '領収書の宛名・但し書きの変更',
  errors: [ORDER_ERRORS.notFound],
});
