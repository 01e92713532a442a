import { downloadCartQuotation } from '@shop/contract/quotations/download-cart-quotation';
import { useApi } from '@shop/query/use-api';
import { saveDownload } from '@shop/site/downloads/save-download';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';

/**
 * Saves the quotation of a cart under the name that the server suggests; `notify` is then called with the words of the
 * specification. Rejects with an ApiError. core §7
 */
export function useDownloadQuotation(notify: (message: string) => void) {
  const api = useApi();
  return useGuardedMutation({
    mutationFn: async (cartToken: string): Promise<void> => {
      const response = await api.call(downloadCartQuotation, { params: { cart_token: cartToken } });
      saveDownload(response, '見積書.pdf', { notify });
    },
  });
}
