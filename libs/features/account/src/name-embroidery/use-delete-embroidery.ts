import { deleteNameEmbroidery } from '@shop/contract/name-embroideries/delete-name-embroidery';
import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** Forgets the member's embroidery. */
export function useDeleteEmbroidery() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async (): Promise<void> => {
      await api.call(deleteNameEmbroidery, {});
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.nameEmbroidery }),
  });
}
