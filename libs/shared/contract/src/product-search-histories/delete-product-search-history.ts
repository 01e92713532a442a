import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { PRODUCT_SEARCH_HISTORY_ERRORS } from './product-search-history-errors';

const schemas = { params: v.object({ id: IdFromText }) };

/** Forgets one search. */
export const deleteProductSearchHistory: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/product-search-histories/{id}',
  auth: 'member',
  responseType: 'empty',
};

export const deleteProductSearchHistorySpec = specify({
  endpoint: deleteProductSearchHistory,
  schemas,
  summary: '商品検索履歴の削除',
  errors: [PRODUCT_SEARCH_HISTORY_ERRORS.notFound],
  status: 204,
});
