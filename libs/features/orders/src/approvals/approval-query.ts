import type { ApiClient } from '@shop/api-client/api-client';
import { getOrderApproval } from '@shop/contract/order-approvals/get-order-approval';
import { queryOptions } from '@tanstack/react-query';
import { approvalKeys } from './approval-keys';
import { toApproval } from './approval-view';

/** One request to approve an order. */
export function approvalQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: approvalKeys.detail(id),
    queryFn: async ({ signal }) =>
      toApproval((await api.call(getOrderApproval, { params: { id } }, { signal })).data),
  });
}
