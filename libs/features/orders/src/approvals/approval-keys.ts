import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The keys of requests to approve orders. */
export const approvalKeys = {
  lists: [QUERY_ROOTS.orderApprovals, 'list'],
  list: (page: number) => [...approvalKeys.lists, page] as const,
  detail: (id: number) => [QUERY_ROOTS.orderApprovals, 'detail', id] as const,
} as const;
