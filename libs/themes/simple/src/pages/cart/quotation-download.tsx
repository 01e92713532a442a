import { useDownloadQuotation } from '@shop/feature-cart/use-download-quotation';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { quotationWords } from './quotation-words';

/** Saves a quotation of what is in the cart; a toast says that it is done. core §7 */
export function QuotationDownload({ cartToken }: { readonly cartToken: string }) {
  const words = useWords(quotationWords);
  const { mutate, isPending, error } = useDownloadQuotation((message) => void showToast('success', message));
  return (
    <>
      <Button variant="secondary" isWide isBusy={isPending} onClick={() => mutate(cartToken)}>
        {isPending ? words.preparing : words.download}
      </Button>
      {error !== null && <Notice kind="error">{errorMessage(error)}</Notice>}
    </>
  );
}
