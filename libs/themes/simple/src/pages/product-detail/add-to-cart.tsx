import type { ProductView } from '@shop/feature-catalogue/product-view';
import { isSellingOn } from '@shop/site/settings';
import { paths } from '@shop/site/paths';
import { useSettings } from '@shop/site/use-settings';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import styles from './product-detail-page.module.css';
import { productDetailWords } from './product-detail-words';
import { RestockOffer } from './restock-offer-part';
import { useAddToCart } from './use-add-to-cart';
import { PrimaryButton } from '../../parts/primary-button';

/** Quantity and button; the default sign of success is a toast. account §9 */
export function AddToCart({ product }: { readonly product: ProductView }) {
  const words = useWords(productDetailWords);
  const settings = useSettings();
  const { quantity, setQuantity, max, isBusy, isAdded, errorText, addedView, add } = useAddToCart(product);

  if (!isSellingOn(settings)) return <Notice kind="warning">{words.sellingStopped}</Notice>;
  if (product.stockState === 'out') return <RestockOffer productKey={product.key} />;
  return (
    <div className={styles.add}>
      <QuantityStepper
        id="quantity"
        label={words.quantity}
        value={quantity}
        max={max}
        isDisabled={!product.isAvailable}
        onChange={setQuantity}
      />
      <PrimaryButton isWide isBusy={isBusy} disabled={!product.isAvailable} onClick={add}>
        {words.addToCart}
      </PrimaryButton>
      {errorText !== null && <Notice kind="error">{errorText}</Notice>}
      {addedView}
      {isAdded && (
        <LinkButton to={paths.cart()} variant="secondary" isWide>
          {words.toCart}
        </LinkButton>
      )}
    </div>
  );
}
