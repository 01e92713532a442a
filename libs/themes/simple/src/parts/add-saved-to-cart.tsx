import { addProduct } from '@shop/feature-cart/commands/add-product';
import type { ProductSummaryView } from '@shop/feature-catalogue/product-view';
import { isSellingOn } from '@shop/site/settings/settings';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { addSavedToCartWords } from './add-saved-to-cart-words';
import { useAddWithToast } from './use-add-with-toast';

interface AddSavedToCartProps {
  readonly product: ProductSummaryView;
  /** On sale and in stock. */
  readonly isAvailable: boolean;
}

/** Puts one piece of a saved product into the cart, without leaving the list. */
export function AddSavedToCart({ product, isAvailable }: AddSavedToCartProps) {
  const words = useWords(addSavedToCartWords);
  const { isBusy, addedView, add } = useAddWithToast(words.added);
  const settings = useSettings();
  if (!isSellingOn(settings)) return null;
  return (
    <>
      <Button
        variant="secondary"
        isBusy={isBusy}
        disabled={!isAvailable}
        onClick={() => add(addProduct(product.key, 1), product.key)}
      >
        {words.addToCart}
        <VisuallyHidden>{words.ofProduct(product.name)}</VisuallyHidden>
      </Button>
      {addedView}
    </>
  );
}
