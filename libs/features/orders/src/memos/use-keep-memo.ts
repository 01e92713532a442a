import { useQueryClient } from '@tanstack/react-query';
import { orderKeys } from '../order-keys';
import type { OrderView } from '../order-view';

/** Keeps the memo of an order in the order that is shown; the lists are read again. account §4 */
export function useKeepMemo(orderId: number) {
  const queryClient = useQueryClient();
  return async (memo: string | null): Promise<void> => {
    queryClient.setQueryData<OrderView>(orderKeys.detail(orderId), (order) => order && { ...order, memo });
    await queryClient.invalidateQueries({ queryKey: orderKeys.lists });
  };
}
