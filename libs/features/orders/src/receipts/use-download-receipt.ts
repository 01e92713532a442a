import { useApi } from '@shop/query/use-api';
import { saveDownload } from '@shop/site/downloads/save-download';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import type { ReceiptSource } from './receipt-source';

/**
 * Saves a receipt under the name that the server suggests; `notify` is then called with the words of the specification.
 * Rejects with an ApiError. core §7
 */
export function useDownloadReceipt(source: ReceiptSource, notify: (message: string) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async (): Promise<void> => saveDownload(await source.download(api), '領収書.pdf', { notify }),
    // The next copy is marked 再発行, which the page says.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: source.queryKey }),
  });
}
