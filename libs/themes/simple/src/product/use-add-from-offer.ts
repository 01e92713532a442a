import { useSubmission } from '@shop/site/errors/use-submission';
import { useState } from 'react';
import { useAddedToCart } from '../parts/use-added-to-cart';

/** Puts what is offered beside a product into the cart, which is confirmed as the settings say. account §9 */
export function useAddFromOffer(added: string) {
  const { view, prepare } = useAddedToCart(added);
  const [isAdded, setIsAdded] = useState(false);
  const { isBusy, errorText, submit } = useSubmission();
  const add = (work: () => Promise<unknown>, productKeys: readonly string[]) =>
    void submit(async () => {
      const confirm = prepare();
      await work();
      setIsAdded(true);
      await confirm(productKeys);
    });
  return { isBusy, isAdded, errorText, addedView: view, add };
}
