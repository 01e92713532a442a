import { deleteUserAddress } from '@shop/contract/user-addresses/delete-user-address';
import { setDefaultSender } from '@shop/contract/user-addresses/set-default-sender';
import { setDefaultUserAddress } from '@shop/contract/user-addresses/set-default-user-address';
import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** What a member does with an address: make it the default, the default sender, or delete it. account §2 */
export type AddressActionKind = 'use' | 'use-sender' | 'delete';

/** An action on one address. */
export interface AddressAction {
  readonly kind: AddressActionKind;
  readonly id: number;
}

/**
 * Carries out an action and fetches the address book again, because a flag moves from one address to another. It is
 * fetched again after an error too: the address may have been deleted elsewhere. account §4
 */
export function useAddressAction() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async ({ kind, id }: AddressAction): Promise<void> => {
      const input = { params: { id } };
      switch (kind) {
        case 'use':
          await api.call(setDefaultUserAddress, input);
          return;
        case 'use-sender':
          await api.call(setDefaultSender, input);
          return;
        case 'delete':
          await api.call(deleteUserAddress, input);
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.addresses }),
  });
}
