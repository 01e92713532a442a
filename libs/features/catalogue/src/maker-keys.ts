import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The keys of what is fetched about makers. */
export const makerKeys = {
  list: [QUERY_ROOTS.makers, 'list'],
  detail: (key: string) => [QUERY_ROOTS.makers, 'detail', key] as const,
} as const;
