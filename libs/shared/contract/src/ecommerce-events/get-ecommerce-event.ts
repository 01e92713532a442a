import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { CartToken } from '../carts/cart-token';
import { Timestamp } from '../wire/timestamp';
import { Yen } from '../wire/yen';
import { ECOMMERCE_EVENT_ERRORS } from './ecommerce-event-errors';

const schemas = {
  params: v.object({ id: CartToken }),
  response: v.object({
    order_no: v.string(),
    total_payment: Yen,
    total_tax: Yen,
    total_carriage: Yen,
    payment_name: v.string(),
    ordered_at: Timestamp,
    /** After this time the call is a 404. */
    expire_at: Timestamp,
    products: v.array(
      v.object({
        /** As in /product/{key}. */
        key: v.string(),
        code: v.string(),
        name: v.string(),
        /** Null where the product is gone. */
        brand: v.nullable(v.string()),
        categories: v.array(v.string()),
        /** What was chosen, such as 白／M; null where there was nothing to choose. */
        variant: v.nullable(v.string()),
        /** Yen without tax. */
        unit_price: Yen,
        quantity: v.number(),
      }),
    ),
  }),
};

/** What was bought with a cart, for the measuring of sales: its id is the cart token. For half an hour, for anyone who may open that cart, and nothing of a person. account §7 */
export const getEcommerceEvent: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/ecommerce_events/{id}',
  auth: 'any',
  responseType: 'json',
};

export const getEcommerceEventSpec = specify({
  endpoint: getEcommerceEvent,
  schemas,
  summary: '購入の計測データ',
  errors: [ECOMMERCE_EVENT_ERRORS.notFound],
});
