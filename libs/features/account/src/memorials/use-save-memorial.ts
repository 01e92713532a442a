import { createUserMemorial } from '@shop/contract/user-memorials/create-user-memorial';
import { updateUserMemorial } from '@shop/contract/user-memorials/update-user-memorial';
import type { UserMemorialInput } from '@shop/contract/user-memorials/user-memorial';
import { useApi } from '@shop/query/use-api';
import { useSendOnce } from '@shop/query/use-send-once';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** Replaces the day of an id, or adds one where the id is `null`. account §7 */
export function useSaveMemorial(id: number | null) {
  const api = useApi();
  const sendOnce = useSendOnce();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async (body: UserMemorialInput): Promise<void> => {
      if (id === null) await sendOnce(body, (client) => client.call(createUserMemorial, { body }));
      else await api.call(updateUserMemorial, { params: { id }, body });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountKeys.memorials }),
  });
}
