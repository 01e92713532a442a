import type { ApiClient } from '@shop/api-client/api-client';
import { getCollection } from '@shop/contract/collections/get-collection';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';
import { loadProductTransformers } from './load-product-transformers';

/**
 * The first products of a collection, which the shop has put together by hand; where one alone is shown the call says so.
 * core §3 "Collections by alias", §7
 */
export function collectionQuery(api: ApiClient, alias: string, count: number) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.collections, alias, count] as const,
    queryFn: async ({ signal }) => {
      const input = { params: { alias }, query: { per: count, ...(count === 1 && { max_page_size: 1 }) } };
      const response = api.call(getCollection, input, { signal });
      const [{ data }, { toProductSummary }] = await Promise.all([response, loadProductTransformers()]);
      return data.products.map(toProductSummary);
    },
  });
}
