import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import { listOrderApprovals } from '@shop/contract/order-approvals/list-order-approvals';
import { queryOptions } from '@tanstack/react-query';
import { approvalKeys } from './approval-keys';
import { type ApprovalSummaryView, toApprovalSummary } from './approval-view';

/** One page of requests. */
export interface ApprovalList {
  readonly approvals: readonly ApprovalSummaryView[];
  readonly pagination: Pagination;
}

/** The member's requests, and for an approver all of the company, newest first. */
export function approvalsQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: approvalKeys.list(page),
    queryFn: async ({ signal }): Promise<ApprovalList> => {
      const { data, pagination } = await readPage(page, (at) =>
        api.call(listOrderApprovals, { query: { page: at } }, { signal }),
      );
      return { approvals: data.map(toApprovalSummary), pagination };
    },
  });
}
