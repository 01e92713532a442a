import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Id } from '../wire/id';
import { PageQuery } from '../wire/page-query';
import { Timestamp } from '../wire/timestamp';

const schemas = {
  query: PageQuery,
  response: v.array(v.object({ id: Id, word: v.string(), created_at: Timestamp })),
};

/** What the member searched for, newest first, each word once. */
export const listProductSearchHistories: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/product-search-histories',
  auth: 'member',
  responseType: 'json',
};

export const listProductSearchHistoriesSpec = specify({
  endpoint: listProductSearchHistories,
  schemas,
  summary: '商品検索履歴',
  errors: [],
});
