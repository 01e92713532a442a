import { createUserAddress } from '@shop/contract/user-addresses/create-user-address';
import type { UserAddressInput } from '@shop/contract/user-addresses/address-input';
import { useSendOnce } from '@shop/query/use-send-once';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from './account-keys';

/** Adds an address to the member's address book; the result is its id. account §7 */
export function useCreateAddress() {
  const sendOnce = useSendOnce();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async (address: UserAddressInput): Promise<number> =>
      (await sendOnce(address, (api) => api.call(createUserAddress, { body: address }))).data.id,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountKeys.addresses }),
  });
}
