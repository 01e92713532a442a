import type { ApiClient } from '@shop/api-client/api-client';
import { EMPTY_PAGINATION } from '@shop/api-client/empty-pagination';
import type { Pagination } from '@shop/api-client/pagination';
import { listProductSearchHistories } from '@shop/contract/product-search-histories/list-product-search-histories';
import { queryOptions } from '@tanstack/react-query';
import { productKeys } from '../product-keys';

/** A word that the member searched for. */
export interface PastSearchView {
  readonly id: number;
  readonly word: string;
  /** ISO 8601. */
  readonly at: string;
}

/** One page of past searches. */
export interface PastSearchPage {
  readonly searches: readonly PastSearchView[];
  readonly pagination: Pagination;
}

/** What the member searched for, newest first, each word once. account §7 */
export function pastSearchesQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: productKeys.searchPage(page),
    // Every search changes it.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<PastSearchPage> => {
      const { data, pagination } = await api.call(
        listProductSearchHistories,
        { query: { page } },
        { signal },
      );
      return {
        searches: data.map(({ id, word, created_at }) => ({ id, word, at: created_at })),
        pagination: pagination ?? EMPTY_PAGINATION,
      };
    },
  });
}
