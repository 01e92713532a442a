import type { ApiClient } from '@shop/api-client/api-client';
import { EMPTY_PAGINATION } from '@shop/api-client/empty-pagination';
import type { Pagination } from '@shop/api-client/pagination';
import { listNews } from '@shop/contract/news/list-news';
import { queryOptions } from '@tanstack/react-query';
import { newsKeys } from './news-keys';
import { type NewsEntryView, toNewsEntry } from './news-list-query';

/** One page of the shop's news. */
export interface NewsPage {
  readonly entries: readonly NewsEntryView[];
  readonly pagination: Pagination;
}

/** One page of the news, newest first, with the marks of what the member has read. core §7 */
export function newsPageQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: newsKeys.page(page),
    queryFn: async ({ signal }): Promise<NewsPage> => {
      const { data, pagination } = await api.call(listNews, { query: { page } }, { signal });
      return { entries: data.map(toNewsEntry), pagination: pagination ?? EMPTY_PAGINATION };
    },
  });
}
