import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { saveOwnData } from './save-own-data';

/** Saves the member's own data as a file; `notify` is called with the result. */
export function useSaveOwnData(notify: (message: string) => void) {
  const api = useApi();
  return useGuardedMutation({ mutationFn: () => saveOwnData(api, { notify }) });
}
