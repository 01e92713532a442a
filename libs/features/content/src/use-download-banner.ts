import { downloadBanner } from '@shop/contract/banners/download-banner';
import { useApi } from '@shop/query/use-api';
import { saveFile } from '@shop/site/save-file';
import { suggestedFileName } from '@shop/site/suggested-file-name';
import { useMutation } from '@tanstack/react-query';
import type { BannerView } from './banners-query';

/**
 * Saves the picture of a banner under the name that the server suggests; `notify` is then called with the words of the
 * specification. Rejects with an ApiError. core §7
 */
export function useDownloadBanner(notify: (message: string) => void) {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ id, title }: Pick<BannerView, 'id' | 'title'>): Promise<void> => {
      const { data, headers } = await api.call(downloadBanner, { params: { id } });
      const file: unknown = data;
      if (!(file instanceof Blob)) throw new TypeError('The response of the download is no file');
      saveFile(file, suggestedFileName(headers, `${title}.webp`));
      notify('ダウンロードが完了しました');
    },
  });
}
