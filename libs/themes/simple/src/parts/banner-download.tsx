import type { BannerView } from '@shop/feature-content/banners-query';
import { useDownloadBanner } from '@shop/feature-content/use-download-banner';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { bannerAreaWords } from './banner-area-words';

/** Saves the picture of a banner; a toast says that it is done, or why not. core §7 */
export function BannerDownload({ banner }: { readonly banner: BannerView }) {
  const words = useWords(bannerAreaWords);
  const { mutate: download, isPending } = useDownloadBanner((message) => void showToast('success', message));
  return (
    <Button
      variant="quiet"
      isBusy={isPending}
      onClick={() => download(banner, { onError: (error) => void showToast('error', errorMessage(error)) })}
    >
      {words.download}
      <VisuallyHidden>{words.ofBanner(banner.title)}</VisuallyHidden>
    </Button>
  );
}
