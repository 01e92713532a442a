import { cancelPendingEmail } from '@shop/contract/users/cancel-pending-email';
import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** Gives up the change to a mail address that has not been proved yet. Rejects with an ApiError. */
export function useCancelPendingEmail() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: () => api.call(cancelPendingEmail, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountKeys.me }),
  });
}
