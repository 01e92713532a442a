import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ORDER_ERRORS } from '../orders/order-errors';
import { IdFromText } from '../wire/id';
import { OrderReturns, ReturnInput } from './order-returns';
import { RETURN_ERRORS } from './return-errors';

const schemas = { params: v.object({ id: IdFromText }), body: ReturnInput, response: OrderReturns };

/**
 * Asks to return pieces of one of the member's orders, for the money or for another size. Repeated under its request key
 * (`x-request-key`) it is one request.
 */
export const createOrderReturn: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/orders/{id}/returns',
  auth: 'member',
  responseType: 'json',
};

export const createOrderReturnSpec = specify({
  endpoint: createOrderReturn,
  schemas,
  summary: '返品のお申し込み',
  errors: [
    ORDER_ERRORS.notFound,
    RETURN_ERRORS.notRequestable,
    RETURN_ERRORS.tooMany,
    RETURN_ERRORS.tooManyRequests,
    RETURN_ERRORS.notExchangeable,
    RETURN_ERRORS.exchangeSoldOut,
    RETURN_ERRORS.requestKey,
  ],
  status: 201,
});
