import { importUserAddresses } from '@shop/contract/user-addresses/import-user-addresses';
import { useApi } from '@shop/query/use-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** Adds the rows of a CSV file to the address book, all or none, and returns how many they were. account §7 */
export function useImportAddresses() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File): Promise<number> =>
      (await api.call(importUserAddresses, { body: { file } })).data.imported_count,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountKeys.addresses }),
  });
}
