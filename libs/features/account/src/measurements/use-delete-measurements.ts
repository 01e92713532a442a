import { deleteMeasurements } from '@shop/contract/timeseries/delete-measurements';
import { DEFAULT_PURPOSE } from '@shop/contract/timeseries/measurement';
import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** Deletes all of the member's measurements: the API forgets them together. account §7 */
export function useDeleteMeasurements() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async (): Promise<void> => {
      await api.call(deleteMeasurements, { query: { purpose: DEFAULT_PURPOSE } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.measurements }),
  });
}
