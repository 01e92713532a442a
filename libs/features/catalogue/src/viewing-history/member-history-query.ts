import type { ApiClient } from '@shop/api-client/api-client';
import { listProductHistories } from '@shop/contract/product-histories/list-product-histories';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';
import { toProductSummary } from '../to-product';
import type { ViewedProduct } from './viewed-products-query';

/** A product that the member looked at, and when. */
export interface HistoryEntry extends ViewedProduct {
  /** ISO 8601. */
  readonly viewedAt: string;
}

/** What the member looked at last, newest first: at most 10, each once. account §4, §7 */
export function memberHistoryQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.viewingHistory, 'member'],
    // Every product that is opened changes it.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly HistoryEntry[]> => {
      const { data } = await api.call(listProductHistories, { query: { per: 'all' } }, { signal });
      return data.map(({ product, viewed_at }) => ({
        product: toProductSummary(product),
        viewedAt: viewed_at,
      }));
    },
  });
}
