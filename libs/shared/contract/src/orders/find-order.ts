import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { requiredLine } from '../wire/text-input';

const NUMBER_MAX = 40;
const CONTACT_MAX = 254;

const schemas = {
  body: v.object({
    order_no: requiredLine('注文番号', NUMBER_MAX),
    /** The orderer's mail address or telephone number. */
    contact: requiredLine('メールアドレスまたは電話番号', CONTACT_MAX),
  }),
};

/**
 * Mails the link of an order's page to its orderer. The response is the same whether or not number and contact belong
 * to an order.
 */
export const findOrder: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/orders/find',
  auth: 'none',
  responseType: 'empty',
};

export const findOrderSpec = specify({
  endpoint: findOrder,
  schemas,
  summary: '注文の確認ページのご案内メールの送信',
  errors: [],
  status: 204,
});
