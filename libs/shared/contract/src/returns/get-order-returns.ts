import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ORDER_ERRORS } from '../orders/order-errors';
import { IdFromText } from '../wire/id';
import { OrderReturns } from './order-returns';

const schemas = { params: v.object({ id: IdFromText }), response: OrderReturns };

/** What can be returned of one of the member's orders, and the requests so far. */
export const getOrderReturns: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/orders/{id}/returns',
  auth: 'member',
  responseType: 'json',
};

export const getOrderReturnsSpec = specify({
  endpoint: getOrderReturns,
  schemas,
  summary: '注文の返品のお申し込み',
  errors: [ORDER_ERRORS.notFound],
});
