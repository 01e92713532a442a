import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The keys of what is fetched about stylists. */
export const stylistKeys = {
  page: (page: number) => [QUERY_ROOTS.stylists, 'page', page] as const,
  details: [QUERY_ROOTS.stylists, 'detail'],
  detail: (key: string) => [...stylistKeys.details, key] as const,
} as const;
