import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The query keys of digital catalogues. */
export const flipBookKeys = {
  page: (page: number) => [QUERY_ROOTS.flipBooks, 'page', page] as const,
  book: (key: string) => [QUERY_ROOTS.flipBooks, 'book', key] as const,
} as const;
