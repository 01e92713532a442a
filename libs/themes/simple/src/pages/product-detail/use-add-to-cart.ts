import type { ProductView } from '@shop/feature-catalogue/product-view';
import { addProduct } from '@shop/feature-cart/commands/add-product';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useAttempt } from '@shop/site/errors/use-attempt';
import { useSettings } from '@shop/site/use-settings';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useState } from 'react';

/** The most pieces of one line. */
const MAX_QUANTITY = 999;

/** The quantity that is chosen and the press on カートに入れる; success is told by a toast unless the settings say otherwise. account §9 */
export function useAddToCart(product: ProductView) {
  const run = useCartCommand();
  const { isCartToastOn } = useSettings();
  const [quantity, setQuantity] = useState(1);
  const [isAdded, setIsAdded] = useState(false);
  const { isBusy, failure, attempt } = useAttempt();

  const send = async () => {
    await run(addProduct(product.key, quantity));
    setIsAdded(true);
    if (isCartToastOn) await showToast('success', 'カートに追加しました');
  };
  return {
    quantity,
    setQuantity,
    max: product.stockLeft ?? MAX_QUANTITY,
    isBusy,
    isAdded,
    failure,
    add: () => void attempt(send),
  };
}
