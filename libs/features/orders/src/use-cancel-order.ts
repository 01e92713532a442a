import { cancelOrder } from '@shop/contract/orders/cancel-order';
import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { orderKeys } from './order-keys';
import { toOrder } from './to-order';

/** Cancels an order; the returned one takes the place of the stored one. account §4 */
export function useCancelOrder(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async (reason: string) =>
      toOrder((await api.call(cancelOrder, { params: { id }, body: { cancel_reason: reason } })).data),
    onSuccess: (order) => {
      queryClient.setQueryData(orderKeys.detail(id), order);
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: orderKeys.lists }),
        queryClient.invalidateQueries({ queryKey: orderKeys.receipt(id) }),
        queryClient.invalidateQueries({ queryKey: orderKeys.invoice(id) }),
        // Points and what a company may owe come back.
        queryClient.invalidateQueries({ queryKey: [QUERY_ROOTS.account, 'points'] }),
        queryClient.invalidateQueries({ queryKey: [QUERY_ROOTS.account, 'company'] }),
      ]);
    },
  });
}
