import type { UserAddressInput } from '@shop/contract/user-addresses/address-input';
import { updateUserAddress } from '@shop/contract/user-addresses/update-user-address';
import { useApi } from '@shop/query/use-api';
import { useQueryClient } from '@tanstack/react-query';
import { ADDRESSES_KEY } from './addresses-query';

/** Replaces an entry of the member's address book. account §7 */
export function useUpdateAddress(id: number): (address: UserAddressInput) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (address) => {
    await api.call(updateUserAddress, { params: { id }, body: address });
    await queryClient.invalidateQueries({ queryKey: ADDRESSES_KEY });
  };
}
