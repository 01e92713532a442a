import type { ApiClient } from '@shop/api-client/api-client';
import { listNewProducts } from '@shop/contract/products/list-new-products';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';
import { loadProductTransformers } from './load-product-transformers';
import type { ProductSummaryView } from './product-view';

/** What is new to a member. */
export interface NewProducts {
  /** They came out since the member was here last; otherwise they are the newest of all. */
  readonly isSinceLastVisit: boolean;
  readonly products: readonly ProductSummaryView[];
}

/** The first part of the key of what is new to a member. */
export const NEW_PRODUCTS_KEY = [QUERY_ROOTS.products, 'new-to-member'] as const;

/** What came out since the member was here last, newest first. */
export function newProductsQuery(api: ApiClient, count: number) {
  return queryOptions({
    queryKey: [...NEW_PRODUCTS_KEY, count],
    queryFn: async ({ signal }): Promise<NewProducts> => {
      const response = api.call(listNewProducts, { query: { per: count } }, { signal });
      const [{ data }, { toProductSummary }] = await Promise.all([response, loadProductTransformers()]);
      return { isSinceLastVisit: data.since !== null, products: data.products.map(toProductSummary) };
    },
  });
}
