import { useDownloadOrderQuotation } from '@shop/feature-orders/use-download-order-quotation';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { orderServicesWords } from './order-services-words';

/** Saves the quotation of an order; a toast says that it is done. core §7 */
export function OrderQuotation({ orderId }: { readonly orderId: number }) {
  const words = useWords(orderServicesWords);
  const { mutate, isPending, error } = useDownloadOrderQuotation(
    orderId,
    (message) => void showToast('success', message),
  );
  return (
    <>
      <Button variant="secondary" isWide isBusy={isPending} onClick={() => mutate()}>
        {isPending ? words.preparingQuotation : words.quotation}
      </Button>
      {error !== null && <Notice kind="error">{errorMessage(error)}</Notice>}
    </>
  );
}
