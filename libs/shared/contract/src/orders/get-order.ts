import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { IdFromText } from '../wire/id';
import { Order } from './order';
import { ORDER_ERRORS } from './order-errors';

const schemas = { params: v.object({ id: IdFromText }), response: Order };

/** One order of the member; the id of another member's order is a 404 like an unknown one (account §7). */
export const getOrder: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/orders/{id}',
  auth: 'member',
  responseType: 'json',
};

export const getOrderSpec = specify({
  endpoint: getOrder,
  schemas,
  summary: '注文の詳細',
  errors: [ORDER_ERRORS.notFound],
});
