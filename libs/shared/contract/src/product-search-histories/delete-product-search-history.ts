import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';

const schemas = { params: v.object({ id: IdFromText }) };

/** Forgets one search. */
export const deleteProductSearchHistory: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/product-search-histories/{id}',
  auth: 'member',
  answer: 'empty',
};

export const deleteProductSearchHistorySpec = specify({
  endpoint: deleteProductSearchHistory,
  schemas,
  summary: '商品検索履歴の削除',
  errors: ['product_search_history.not_found'],
  status: 204,
});
