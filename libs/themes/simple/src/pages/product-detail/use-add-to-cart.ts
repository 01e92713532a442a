import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { addProduct } from '@shop/feature-cart/commands/add-product';
import { loadCartCommands } from '@shop/feature-cart/load-cart-commands';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { usePreload } from '@shop/site/loading/use-preload';
import { useSubmission } from '@shop/site/errors/use-submission';
import { useWords } from '@shop/theming/use-words';
import { useState } from 'react';
import { loadConfirmation, useAddedToCart } from '../../parts/use-added-to-cart';
import { addToCartWords } from './add-to-cart-words';

/** What the press needs. */
const loadPress = () => Promise.all([loadCartCommands(), loadConfirmation()]);

/** The quantity that is chosen and the press on カートに入れる, which is confirmed as the settings say. account §9 */
export function useAddToCart(product: ProductView) {
  const words = useWords(addToCartWords);
  const run = useCartCommand();
  const { view, prepare } = useAddedToCart(words.added);
  const [quantity, setQuantity] = useState(product.lotSize);
  const [isAdded, setIsAdded] = useState(false);
  const { isBusy, errorText, submit } = useSubmission();
  usePreload(loadPress);

  const send = async () => {
    const confirm = prepare();
    await run(addProduct(product.key, quantity));
    setIsAdded(true);
    await confirm([product.key]);
  };
  return {
    quantity,
    setQuantity,
    max: product.stockLeft ?? MAX_QUANTITY,
    isBusy,
    isAdded,
    errorText,
    /** Place it beside the button. */
    addedView: view,
    add: () => void submit(send),
  };
}
