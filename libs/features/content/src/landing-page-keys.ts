import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The query keys of landing pages. */
export const landingPageKeys = {
  entries: [QUERY_ROOTS.landingPages, 'page'],
  entry: (slug: string) => [QUERY_ROOTS.landingPages, 'page', slug] as const,
  list: (page: number) => [QUERY_ROOTS.landingPages, 'list', page] as const,
} as const;
