import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The keys of what a search suggests and of what was searched or asked for before. */
export const searchKeys = {
  suggestions: (word: string) => [QUERY_ROOTS.products, 'suggestions', word] as const,
  requestPages: [QUERY_ROOTS.products, 'request-histories'],
  requestPage: (page: number) => [...searchKeys.requestPages, page] as const,
  searchPages: [QUERY_ROOTS.products, 'past-searches'],
  searchPage: (page: number) => [...searchKeys.searchPages, page] as const,
  searches: (isLogin: boolean) => [QUERY_ROOTS.products, 'searches', isLogin] as const,
} as const;
