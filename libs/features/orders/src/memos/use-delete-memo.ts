import { deleteMemo } from '@shop/contract/memos/delete-memo';
import { useApi } from '@shop/query/use-api';
import { useKeepMemo } from './use-keep-memo';

/** Deletes what the member noted on an order, which bears the order's id. Rejects with an ApiError. account §7 */
export function useDeleteMemo(orderId: number) {
  const api = useApi();
  const keep = useKeepMemo(orderId);
  return async (): Promise<void> => {
    await api.call(deleteMemo, { params: { id: orderId } });
    await keep(null);
  };
}
