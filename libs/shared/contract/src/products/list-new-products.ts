import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ROWS_PER_PAGE } from '../wire/page-query';
import { Per } from '../wire/paging';
import { Timestamp } from '../wire/timestamp';
import { ProductSummary } from './product';

const schemas = {
  query: v.object({ per: v.optional(Per, ROWS_PER_PAGE) }),
  response: v.object({
    /**
     * The member's last sign-in before this session: the products came out after it. null: nothing has come out since, or
     * there was no sign-in before, and the products are the newest of all.
     */
    since: v.nullable(Timestamp),
    products: v.array(ProductSummary),
  }),
};

/** What is new since the member was here last, newest first. */
export const listNewProducts: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/new-products',
  auth: 'member',
  responseType: 'json',
};

export const listNewProductsSpec = specify({
  endpoint: listNewProducts,
  schemas,
  summary: '前回のご来店からの新着商品',
  errors: [],
});
