import type { ApiClient } from '@shop/api-client/api-client';
import { getNews } from '@shop/contract/news/get-news';
import { queryOptions } from '@tanstack/react-query';
import { newsKeys } from './news-keys';
import { type NewsEntryView, toNewsEntry } from './news-list-query';

/** One whole piece of news. */
export interface NewsArticleView extends NewsEntryView {
  /** HTML that the API has made harmless. */
  readonly body: string;
}

/** One piece of news by the key in its URL. Rejects with a NotFoundError where there is none. core §7 */
export function newsEntryQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: newsKeys.entry(key),
    queryFn: async ({ signal }): Promise<NewsArticleView> => {
      const { data } = await api.call(getNews, { params: { id: Number(key) } }, { signal });
      return { ...toNewsEntry(data), body: data.body };
    },
  });
}
