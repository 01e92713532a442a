import { useSubmission } from '@shop/site/errors/use-submission';
import { useSettings } from '@shop/site/use-settings';
import { preloadToasts, showToast } from '@shop/ui-kit/toast/show-toast';
import { useState } from 'react';

/** Puts what is offered beside a product into the cart; a toast confirms it unless the settings turn that off. account §9 */
export function useAddFromOffer(added: string) {
  const { isCartToastOn } = useSettings();
  const [isAdded, setIsAdded] = useState(false);
  const { isBusy, errorText, submit } = useSubmission();
  const add = (work: () => Promise<unknown>) =>
    void submit(async () => {
      if (isCartToastOn) void preloadToasts();
      await work();
      setIsAdded(true);
      if (isCartToastOn) await showToast('success', added);
    });
  return { isBusy, isAdded, errorText, add };
}
