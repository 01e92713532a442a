import { approveOrderApproval } from '@shop/contract/order-approvals/approve-order-approval';
import { rejectOrderApproval } from '@shop/contract/order-approvals/reject-order-approval';
import { withdrawOrderApproval } from '@shop/contract/order-approvals/withdraw-order-approval';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { approvalKeys } from './approval-keys';
import { toApproval } from './approval-view';

/** What a member does with a request. */
export type ApprovalStep =
  | { readonly kind: 'approve' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'reject'; readonly reason: string };

/**
 * Approves, sends back or withdraws a request; the returned one takes the place of the stored one. After an error it is
 * read again: a colleague may have been faster, or its cart changed.
 */
export function useApprovalStep(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const call = async (step: ApprovalStep) => {
    const params = { id };
    if (step.kind === 'approve') return api.call(approveOrderApproval, { params });
    if (step.kind === 'withdraw') return api.call(withdrawOrderApproval, { params });
    return api.call(rejectOrderApproval, { params, body: { reason: step.reason } });
  };
  return useGuardedMutation({
    mutationFn: async (step: ApprovalStep) => toApproval((await call(step)).data),
    onSuccess: (approval) => queryClient.setQueryData(approvalKeys.detail(id), approval),
    onError: () => queryClient.invalidateQueries({ queryKey: approvalKeys.detail(id) }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: approvalKeys.lists }),
        // The cart says where its request stands.
        queryClient.invalidateQueries({ queryKey: [QUERY_ROOTS.cart] }),
      ]),
  });
}
