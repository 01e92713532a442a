import type { ProductView } from '@shop/feature-catalogue/product-view';
import { addProduct } from '@shop/feature-cart/commands/add-product';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useSubmission } from '@shop/site/errors/use-submission';
import { useSettings } from '@shop/site/use-settings';
import { useWords } from '@shop/theming/use-words';
import { preloadToasts, showToast } from '@shop/ui-kit/toast/show-toast';
import { useState } from 'react';
import { addToCartWords } from './add-to-cart-words';

/** The most pieces of one line. */
const MAX_QUANTITY = 999;

/** The quantity that is chosen and the press on カートに入れる; a toast confirms it unless the settings turn it off. account §9 */
export function useAddToCart(product: ProductView) {
  const words = useWords(addToCartWords);
  const run = useCartCommand();
  const { isCartToastOn } = useSettings();
  const [quantity, setQuantity] = useState(1);
  const [isAdded, setIsAdded] = useState(false);
  const { isBusy, errorText, submit } = useSubmission();

  const send = async () => {
    if (isCartToastOn) void preloadToasts();
    await run(addProduct(product.key, quantity));
    setIsAdded(true);
    if (isCartToastOn) await showToast('success', words.added);
  };
  return {
    quantity,
    setQuantity,
    max: product.stockLeft ?? MAX_QUANTITY,
    isBusy,
    isAdded,
    errorText,
    add: () => void submit(send),
  };
}
