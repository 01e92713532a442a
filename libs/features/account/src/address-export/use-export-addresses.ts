import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { exportAddresses } from './export-addresses';

/** Saves the member's address book as a file; `notify` is called with the result. account §8 */
export function useExportAddresses(notify: (message: string) => void) {
  const api = useApi();
  return useGuardedMutation({ mutationFn: () => exportAddresses(api, { notify }) });
}
