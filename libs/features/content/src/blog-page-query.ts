import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import type { BlogEntry } from '@shop/contract/blogs/blog';
import { listBlogs } from '@shop/contract/blogs/list-blogs';
import { type Picture, toPictureOrNull } from '@shop/site/views/picture';
import { queryOptions } from '@tanstack/react-query';
import { blogKeys } from './blog-keys';

/** An article in a list. */
export interface BlogEntryView {
  readonly id: number;
  readonly title: string;
  /** Kind of article: 産地だより. */
  readonly label: string;
  readonly excerpt: string;
  readonly author: string;
  readonly picture: Picture | null;
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** One page of the shop's articles. */
export interface BlogPage {
  readonly entries: readonly BlogEntryView[];
  readonly pagination: Pagination;
}

/** The wire's article as the pages see it. */
export function toBlogEntry(wire: BlogEntry): BlogEntryView {
  const { id, title, label, excerpt, author, image, published_at } = wire;
  return { id, title, label, excerpt, author, picture: toPictureOrNull(image), publishedAt: published_at };
}

/** One page of the articles, newest first. core §7 */
export function blogPageQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: blogKeys.page(page),
    queryFn: async ({ signal }): Promise<BlogPage> => {
      const { data, pagination } = await readPage(page, (number) =>
        api.call(listBlogs, { query: { page: number } }, { signal }),
      );
      return { entries: data.map(toBlogEntry), pagination };
    },
  });
}
