import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The query keys of questions and answers. */
export const qaKeys = {
  search: (word: string) => [QUERY_ROOTS.qas, 'search', word] as const,
  categories: [QUERY_ROOTS.qas, 'categories'],
} as const;
