import { deletePasskey } from '@shop/contract/passkeys/delete-passkey';
import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** Deletes a passkey and fetches the others again, after an error too: it may have been deleted elsewhere. */
export function useDeletePasskey() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async (id: number): Promise<void> => {
      await api.call(deletePasskey, { params: { id } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.passkeys }),
  });
}
