import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Page, Per } from '../wire/paging';
import { Yen } from '../wire/yen';
import { DateText } from '../wire/timestamp';
import { OrderSummary } from './order';

const schemas = {
  query: v.object({
    page: v.optional(Page, 1),
    /** 10 by default (account §9). */
    per: v.optional(Per, 10),
    /** The first and the last day of the orders, in Tokyo, both included. */
    from: v.optional(DateText),
    to: v.optional(DateText),
  }),
  response: v.object({
    data: v.array(OrderSummary),
    /** What these orders cost in all, those of other pages too and the cancelled ones left out. */
    user_order_total_payment: Yen,
  }),
};

/** The member's orders, all or those of some days, newest first, by pages (account §7). */
export const listOrders: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/orders',
  auth: 'member',
  responseType: 'json',
};

export const listOrdersSpec = specify({
  endpoint: listOrders,
  schemas,
  summary: '注文履歴の一覧',
  errors: [],
});
