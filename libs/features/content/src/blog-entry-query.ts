import type { ApiClient } from '@shop/api-client/api-client';
import { getBlog } from '@shop/contract/blogs/get-blog';
import { queryOptions } from '@tanstack/react-query';
import { type BlogEntryView, toBlogEntry } from './blog-page-query';
import { blogKeys } from './blog-keys';

/** One whole article. */
export interface BlogArticleView extends BlogEntryView {
  /** HTML that the API has made harmless. */
  readonly body: string;
}

/** One article by the key in its URL. Rejects with a NotFoundError where there is none. core §7 */
export function blogEntryQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: blogKeys.entry(key),
    queryFn: async ({ signal }): Promise<BlogArticleView> => {
      const { data } = await api.call(getBlog, { params: { id: Number(key) } }, { signal });
      return { ...toBlogEntry(data), body: data.body };
    },
  });
}
