import { importUserAddresses } from '@shop/contract/user-addresses/import-user-addresses';
import { readFileBytes } from '@shop/site/files/read-file-bytes';
import { useSendOnce } from '@shop/query/use-send-once';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';
import { FileChangedError } from './file-changed-error';

/**
 * Adds the rows of a CSV file to the address book, all or none, and returns how many they were. Throws `FileChangedError` for a
 * file that was changed since it was chosen, as one is after its errors were mended. account §7
 */
export function useImportAddresses() {
  const sendOnce = useSendOnce();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async (file: File): Promise<number> => {
      const { name, size, lastModified } = file;
      const bytes = await readFileBytes(file).catch(() => null);
      if (bytes === null) throw new FileChangedError(name);
      const copy = new File([bytes], name, { type: 'text/csv' });
      const { data } = await sendOnce({ name, size, lastModified }, (api) =>
        api.call(importUserAddresses, { body: { file: copy } }),
      );
      return data.imported_count;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountKeys.addresses }),
  });
}
