import { deleteUserMemorial } from '@shop/contract/user-memorials/delete-user-memorial';
import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** Deletes a day and fetches the others again, also after an error: it may have been deleted elsewhere. account §7 */
export function useDeleteMemorial() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async (id: number): Promise<void> => {
      await api.call(deleteUserMemorial, { params: { id } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.memorials }),
  });
}
