import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The keys of what is fetched about stylists. */
export const stylistKeys = {
  page: (page: number) => [QUERY_ROOTS.stylists, 'page', page] as const,
  detail: (key: string) => [QUERY_ROOTS.stylists, 'detail', key] as const,
} as const;
