import { updateUserAddress } from '@shop/contract/user-addresses/update-user-address';
import type { UserAddressInput } from '@shop/contract/user-addresses/address-input';
import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from './account-keys';

/** Replaces an entry of the member's address book. account §7 */
export function useUpdateAddress(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async (address: UserAddressInput): Promise<void> => {
      await api.call(updateUserAddress, { params: { id }, body: address });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountKeys.addresses }),
  });
}
