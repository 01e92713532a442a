import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Order } from '../orders/order';
import { ORDER_ERRORS } from '../orders/order-errors';
import { CartToken } from './cart-token';

const NUMBER_MAX = 40;

const schemas = {
  params: v.object({ orderNo: v.pipe(v.string(), v.maxLength(NUMBER_MAX)) }),
  query: v.object({
    /** The token of the cart that became the order: a guest's only key to it. */
    cart_token: v.optional(CartToken),
  }),
  response: Order,
};

/** An order just placed: for its member, or for the guest who holds the token of its cart (core §7). */
export const getCartOrder: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/carts/order/{orderNo}',
  auth: 'cart-token',
  responseType: 'json',
};

export const getCartOrderSpec = specify({
  endpoint: getCartOrder,
  schemas,
  summary: '確定した注文の内容',
  errors: [ORDER_ERRORS.notFound],
});
