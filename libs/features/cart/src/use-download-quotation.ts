import { downloadCartQuotation } from '@shop/contract/quotations/download-cart-quotation';
import { useApi } from '@shop/query/use-api';
import { saveFile } from '@shop/site/save-file';
import { suggestedFileName } from '@shop/site/suggested-file-name';
import { useMutation } from '@tanstack/react-query';

/**
 * Saves the quotation of a cart under the name that the server suggests; `notify` is then called with the words of the
 * specification. Rejects with an ApiError. core §7
 */
export function useDownloadQuotation(notify: (message: string) => void) {
  const api = useApi();
  return useMutation({
    mutationFn: async (cartToken: string): Promise<void> => {
      const { data, headers } = await api.call(downloadCartQuotation, { params: { cart_token: cartToken } });
      const file: unknown = data;
      if (!(file instanceof Blob)) throw new TypeError('The response of the download is no file');
      saveFile(file, suggestedFileName(headers, '見積書.pdf'));
      notify('ダウンロードが完了しました');
    },
  });
}
