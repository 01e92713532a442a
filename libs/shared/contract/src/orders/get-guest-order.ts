import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { OrderNumber } from '../receipts/receipt';
import { SecretToken } from '../wire/secret-token';
import { GuestOrder } from './guest-order';
import { ORDER_ERRORS } from './order-errors';

const schemas = {
  params: v.object({ no: OrderNumber }),
  query: v.object({ t: SecretToken }),
  response: GuestOrder,
};

/** An order for the guest who holds the link of its mail; everyone else gets the same 404. */
export const getGuestOrder: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/orders/{no}/guest',
  auth: 'query-token',
  responseType: 'json',
};

export const getGuestOrderSpec = specify({
  endpoint: getGuestOrder,
  schemas,
  summary: '注文の状況（ゲスト）',
  errors: [ORDER_ERRORS.notFound],
});
