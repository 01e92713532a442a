import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
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
      const { data, pagination } = await readPage(page, (number) =>
        api.call(listNews, { query: { page: number } }, { signal }),
      );
      return { entries: data.map(toNewsEntry), pagination };
    },
  });
}
