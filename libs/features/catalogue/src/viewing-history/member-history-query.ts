import type { ApiClient } from '@shop/api-client/api-client';
import { listProductHistories } from '@shop/contract/product-histories/list-product-histories';
import { REDUCED_TAX_RATE } from '@shop/contract/wire/tax-rates';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';
import type { SavedProduct } from '../saved-products/saved-products-query';
import { toProductSummary } from '../to-product';
import type { ViewedProduct } from './viewed-products-query';

/** A product that the member looked at, and when. */
export interface HistoryEntry extends ViewedProduct, Pick<SavedProduct, 'options' | 'isReducedRate'> {
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
        options: product.options,
        isReducedRate: product.tax_rate === REDUCED_TAX_RATE,
        viewedAt: viewed_at,
      }));
    },
  });
}
