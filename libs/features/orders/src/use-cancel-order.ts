import { cancelOrder } from '@shop/contract/orders/cancel-order';
import { useApi } from '@shop/query/use-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderKeys } from './order-keys';
import { toOrder } from './to-order';

/** Cancels an order; the returned one takes the place of the stored one. account §4 */
export function useCancelOrder(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (reason: string) =>
      toOrder((await api.call(cancelOrder, { params: { id }, body: { cancel_reason: reason } })).data),
    onSuccess: (order) => {
      queryClient.setQueryData(orderKeys.detail(id), order);
      return queryClient.invalidateQueries({ queryKey: orderKeys.lists });
    },
  });
}
