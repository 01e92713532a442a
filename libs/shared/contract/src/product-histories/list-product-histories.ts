import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { LimitedListQuery } from '../wire/limited-list-query';
import { ProductHistory } from './product-history';

const schemas = { query: LimitedListQuery, response: v.array(ProductHistory) };

/** What the member looked at last, newest first. */
export const listProductHistories: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/product-histories',
  auth: 'member',
  responseType: 'json',
};

export const listProductHistoriesSpec = specify({
  endpoint: listProductHistories,
  schemas,
  summary: '商品閲覧履歴',
  errors: [],
});
