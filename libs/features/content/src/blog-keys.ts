import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The query keys of the blog. */
export const blogKeys = {
  page: (page: number) => [QUERY_ROOTS.blogs, 'page', page] as const,
  entry: (id: string) => [QUERY_ROOTS.blogs, 'entry', id] as const,
} as const;
