import { withdrawOrderReturn } from '@shop/contract/returns/withdraw-order-return';
import { useApi } from '@shop/query/use-api';
import { useQueryClient } from '@tanstack/react-query';
import { orderKeys } from '../order-keys';
import { toReturns } from './returns-view';

/** Takes back a request. Rejects with an ApiError, after which the requests are read again: the shop may have decided. */
export function useWithdrawReturn(orderId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = orderKeys.returns(orderId);
  return async (returnId: number): Promise<void> => {
    try {
      const params = { id: orderId, return_id: returnId };
      const { data } = await api.call(withdrawOrderReturn, { params });
      queryClient.setQueryData(queryKey, toReturns(data));
    } catch (error) {
      await queryClient.invalidateQueries({ queryKey });
      throw error;
    }
  };
}
