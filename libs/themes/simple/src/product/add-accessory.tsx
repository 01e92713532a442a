import { useAddAccessory } from '@shop/feature-cart/use-add-accessory';
import type { AccessoryView } from '@shop/feature-catalogue/accessories-query';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { productFurtherWords } from './product-further-words';
import { useAddFromOffer } from './use-add-from-offer';

interface AddAccessoryProps {
  /** The product that it goes with. */
  readonly productKey: string;
  readonly accessory: Pick<AccessoryView, 'key' | 'name'>;
}

/** Puts an accessory into the cart, with its product where that is not there yet. */
export function AddAccessory({ productKey, accessory }: AddAccessoryProps) {
  const words = useWords(productFurtherWords);
  const addAccessory = useAddAccessory();
  const { isBusy, errorText, addedView, add } = useAddFromOffer(words.added);
  return (
    <>
      <Button
        variant="secondary"
        isBusy={isBusy}
        onClick={() => add(() => addAccessory(productKey, accessory.key), [productKey])}
      >
        {words.addAccessory}
        <VisuallyHidden>{words.ofAccessory(accessory.name)}</VisuallyHidden>
      </Button>
      {addedView}
      {errorText !== null && <Notice kind="error">{errorText}</Notice>}
    </>
  );
}
