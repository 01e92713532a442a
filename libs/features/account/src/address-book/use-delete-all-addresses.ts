import { deleteAllUserAddresses } from '@shop/contract/user-addresses/delete-all-user-addresses';
import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/**
 * Empties the member's address book, which is fetched again in any case. The next address becomes the default and the
 * default sender. Fails with an ApiError. account §4, §7
 */
export function useDeleteAllAddresses() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async (): Promise<void> => {
      await api.call(deleteAllUserAddresses, {});
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.addresses }),
  });
}
