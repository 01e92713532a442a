import { importUserAddresses } from '@shop/contract/user-addresses/import-user-addresses';
import { useSendOnce } from '@shop/query/use-send-once';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** Adds the rows of a CSV file to the address book, all or none, and returns how many they were. account §7 */
export function useImportAddresses() {
  const sendOnce = useSendOnce();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File): Promise<number> => {
      const { name, size, lastModified } = file;
      const { data } = await sendOnce({ name, size, lastModified }, (api) =>
        api.call(importUserAddresses, { body: { file } }),
      );
      return data.imported_count;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountKeys.addresses }),
  });
}
