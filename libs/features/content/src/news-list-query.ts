import type { ApiClient } from '@shop/api-client/api-client';
import { listNews } from '@shop/contract/news/list-news';
import type { NewsEntry } from '@shop/contract/news/news';
import { queryOptions } from '@tanstack/react-query';
import { newsKeys } from './news-keys';

/** A piece of news in a list. */
export interface NewsEntryView {
  readonly id: number;
  readonly title: string;
  /** Kind of news: 営業案内. */
  readonly label: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** Whether the signed-in member has read it; never for a guest. */
  readonly isRead: boolean;
}

/** The wire's news as the pages see it. */
export function toNewsEntry(wire: NewsEntry): NewsEntryView {
  return {
    id: wire.id,
    title: wire.title,
    label: wire.label,
    publishedAt: wire.published_at,
    isRead: wire.is_read,
  };
}

/** The newest news. core §7 */
export function newsListQuery(api: ApiClient, count: number) {
  return queryOptions({
    queryKey: newsKeys.list(count),
    queryFn: async ({ signal }) =>
      (await api.call(listNews, { query: { per: count } }, { signal })).data.map(toNewsEntry),
  });
}
