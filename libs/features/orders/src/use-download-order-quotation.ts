import { downloadOrderQuotation } from '@shop/contract/quotations/download-order-quotation';
import { useApi } from '@shop/query/use-api';
import { saveDownload } from '@shop/site/downloads/save-download';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';

/**
 * Saves the quotation of a member's order under the name that the server suggests; `notify` is then called with the
 * words of the specification. Rejects with an ApiError. core §7
 */
export function useDownloadOrderQuotation(id: number, notify: (message: string) => void) {
  const api = useApi();
  return useGuardedMutation({
    mutationFn: async (): Promise<void> =>
      saveDownload(await api.call(downloadOrderQuotation, { params: { id } }), '見積書.pdf', { notify }),
  });
}
