import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { IdFromText } from '../wire/id';
import { multilineText } from '../wire/text-input';
import { CANCEL_REASON_MAX } from './cancel-rules';
import { Order } from './order';
import { ORDER_ERRORS } from './order-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
  body: v.object({
    /** Free text (account §5). */
    cancel_reason: v.optional(multilineText('キャンセル理由', CANCEL_REASON_MAX), ''),
  }),
  response: Order,
};

/** Cancels an order that is not on its way yet and puts its goods back; again it changes nothing (account §4). */
export const cancelOrder: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/me/orders/{id}/cancel',
  auth: 'member',
  responseType: 'json',
};

export const cancelOrderSpec = specify({
  endpoint: cancelOrder,
  schemas,
  summary: '注文のキャンセル',
  errors: [ORDER_ERRORS.notFound, ORDER_ERRORS.notCancellable],
});
