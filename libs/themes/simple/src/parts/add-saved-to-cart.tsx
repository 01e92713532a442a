import { addProduct } from '@shop/feature-cart/commands/add-product';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import type { ProductSummaryView } from '@shop/feature-catalogue/product-view';
import { errorMessage } from '@shop/site/errors/error-message';
import { isSellingOn } from '@shop/site/settings';
import { useSettings } from '@shop/site/use-settings';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useState } from 'react';
import { addSavedToCartWords } from './add-saved-to-cart-words';

interface AddSavedToCartProps {
  readonly product: ProductSummaryView;
  /** On sale and in stock. */
  readonly isAvailable: boolean;
}

/** Puts one piece of a saved product into the cart, without leaving the list. */
export function AddSavedToCart({ product, isAvailable }: AddSavedToCartProps) {
  const words = useWords(addSavedToCartWords);
  const run = useCartCommand();
  const settings = useSettings();
  const [isBusy, setIsBusy] = useState(false);
  if (!isSellingOn(settings)) return null;
  const add = async () => {
    setIsBusy(true);
    try {
      await run(addProduct(product.key, 1));
      if (settings.isCartToastOn) await showToast('success', words.added);
    } catch (error) {
      await showToast('error', errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="secondary" isBusy={isBusy} disabled={!isAvailable} onClick={() => void add()}>
      {words.addToCart}
      <VisuallyHidden>{words.ofProduct(product.name)}</VisuallyHidden>
    </Button>
  );
}
