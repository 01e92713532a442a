import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { defineRoute } from '../http/define-route';
import { createReturn } from './create-return';

/** POST /v1/me/orders/{id}/returns */
export const createOrderReturnRoute = defineRoute(
  createOrderReturnSpec,
  async (context, { params: { id }, body }) => {
    const returns = await createReturn(context, id, body);
    context.mail.flushLater();
    return returns;
  },
);
