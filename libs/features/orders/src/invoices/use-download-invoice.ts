import { downloadInvoice } from '@shop/contract/invoices/download-invoice';
import { useApi } from '@shop/query/use-api';
import { saveDownload } from '@shop/site/downloads/save-download';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';

/**
 * Saves the invoice of a member's order under the name that the server suggests; `notify` is then called with the words of
 * the specification. Rejects with an ApiError. core §7
 */
export function useDownloadInvoice(id: number, notify: (message: string) => void) {
  const api = useApi();
  return useGuardedMutation({
    mutationFn: async (): Promise<void> =>
      saveDownload(await api.call(downloadInvoice, { params: { id } }), '請求書.pdf', { notify }),
  });
}
