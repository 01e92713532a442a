import { useApi } from '@shop/query/use-api';
import { saveFile } from '@shop/site/save-file';
import { useMutation } from '@tanstack/react-query';
import { exportAddresses } from './export-addresses';

/** Saves the member's address book as a file; `tell` says how it went. account §8 */
export function useExportAddresses(tell: (message: string) => void) {
  const api = useApi();
  return useMutation({ mutationFn: () => exportAddresses(api, { save: saveFile, tell }) });
}
