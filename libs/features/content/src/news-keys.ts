import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The query keys of the news. */
export const newsKeys = {
  list: (count: number) => [QUERY_ROOTS.news, 'list', count] as const,
  pages: [QUERY_ROOTS.news, 'page'],
  page: (page: number) => [QUERY_ROOTS.news, 'page', page] as const,
  read: (id: number) => [QUERY_ROOTS.news, 'read', id] as const,
  entry: (id: string) => [QUERY_ROOTS.news, 'entry', id] as const,
} as const;
