import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The query keys of static pages. */
export const staticPageKeys = {
  page: (path: string) => [QUERY_ROOTS.staticPages, 'page', path] as const,
  urls: [QUERY_ROOTS.staticPages, 'urls'],
} as const;
