import type { UserAddressInput } from '@shop/contract/user-addresses/address-input';
import { createUserAddress } from '@shop/contract/user-addresses/create-user-address';
import { useApi } from '@shop/query/use-api';
import { useQueryClient } from '@tanstack/react-query';
import { ADDRESSES_KEY } from './addresses-query';

/** Adds an address to the member's book and answers its id. account §7 */
export function useCreateAddress(): (address: UserAddressInput) => Promise<number> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (address) => {
    const { data } = await api.call(createUserAddress, { body: address });
    await queryClient.invalidateQueries({ queryKey: ADDRESSES_KEY });
    return data.id;
  };
}
