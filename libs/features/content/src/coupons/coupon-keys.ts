import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The query keys of coupons. */
export const couponKeys = {
  pages: [QUERY_ROOTS.coupons, 'page'],
  page: (page: number) => [QUERY_ROOTS.coupons, 'page', page] as const,
  takenPages: [QUERY_ROOTS.coupons, 'taken'],
  takenPage: (page: number) => [QUERY_ROOTS.coupons, 'taken', page] as const,
} as const;
