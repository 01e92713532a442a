import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The keys of the member's orders. */
export const orderKeys = {
  lists: [QUERY_ROOTS.orders, 'list'],
  list: (page: number) => [...orderKeys.lists, page] as const,
  open: [QUERY_ROOTS.orders, 'list', 'open'],
  detail: (id: number) => [QUERY_ROOTS.orders, 'detail', id] as const,
  placed: (orderNo: string) => [QUERY_ROOTS.orders, 'placed', orderNo] as const,
} as const;
