import { downloadBanner } from '@shop/contract/banners/download-banner';
import { useApi } from '@shop/query/use-api';
import { saveDownload } from '@shop/site/downloads/save-download';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import type { BannerView } from './banners-query';

/**
 * Saves the picture of a banner under the name that the server suggests; `notify` is then called with the words of the
 * specification. Rejects with an ApiError. core §7
 */
export function useDownloadBanner(notify: (message: string) => void) {
  const api = useApi();
  return useGuardedMutation({
    mutationFn: async ({ id, title }: Pick<BannerView, 'id' | 'title'>): Promise<void> => {
      saveDownload(await api.call(downloadBanner, { params: { id } }), `${title}.webp`, { notify });
    },
  });
}
