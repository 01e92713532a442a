import { deleteMeasurement } from '@shop/contract/timeseries/delete-measurement';
import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** Deletes one measurement and fetches the others again, also after an error: it may have been deleted elsewhere. */
export function useDeleteMeasurement() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async (id: number): Promise<void> => {
      await api.call(deleteMeasurement, { params: { id } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.measurements }),
  });
}
