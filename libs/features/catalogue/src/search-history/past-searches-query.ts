import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import { listProductSearchHistories } from '@shop/contract/product-search-histories/list-product-search-histories';
import { queryOptions } from '@tanstack/react-query';
import { searchKeys } from '../search-keys';

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
    queryKey: searchKeys.searchPage(page),
    // Every search changes it.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<PastSearchPage> => {
      const { data, pagination } = await readPage(page, (number) =>
        api.call(listProductSearchHistories, { query: { page: number } }, { signal }),
      );
      return {
        searches: data.map(({ id, word, created_at }) => ({ id, word, at: created_at })),
        pagination,
      };
    },
  });
}
