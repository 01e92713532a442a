import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { OrderReturns } from './order-returns';
import { RETURN_ERRORS } from './return-errors';

const schemas = { params: v.object({ id: IdFromText, return_id: IdFromText }), response: OrderReturns };

/** Takes back a request that the shop has not decided, or an exchange that has not left; again it changes nothing. */
export const withdrawOrderReturn: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/me/orders/{id}/returns/{return_id}/withdraw',
  auth: 'member',
  responseType: 'json',
};

export const withdrawOrderReturnSpec = specify({
  endpoint: withdrawOrderReturn,
  schemas,
  summary: '返品のお申し込みの取り下げ',
  errors: [RETURN_ERRORS.notFound, RETURN_ERRORS.notWithdrawable],
});
