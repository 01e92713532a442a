import { useApi } from '@shop/query/use-api';
import { useMutation } from '@tanstack/react-query';
import { saveOwnData } from './save-own-data';

/** Saves the member's own data as a file; `notify` is called with the result. */
export function useSaveOwnData(notify: (message: string) => void) {
  const api = useApi();
  return useMutation({ mutationFn: () => saveOwnData(api, { notify }) });
}
