import type { ProductView } from '@shop/feature-catalogue/product-view';
import { isSellingOn } from '@shop/site/settings';
import { paths } from '@shop/site/paths';
import { useSettings } from '@shop/site/use-settings';
import { RestockOffer } from '@shop/theme-simple/pages/product-detail/restock-offer-part';
import { useAddToCart } from '@shop/theme-simple/pages/product-detail/use-add-to-cart';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import styles from './buy-bar.module.css';
import { defaultProductWords } from './default-product-words';
import { Price } from '@shop/theme-simple/parts/price';
import { PrimaryButton } from '@shop/theme-simple/parts/primary-button';

/** Quantity and button; on phones they stay at the foot of the screen, with the price of one piece. */
export function BuyBar({ product }: { readonly product: ProductView }) {
  const words = useWords(defaultProductWords);
  const settings = useSettings();
  const { quantity, setQuantity, max, isBusy, isAdded, errorText, addedView, add } = useAddToCart(product);

  if (!isSellingOn(settings)) return <Notice kind="warning">{words.sellingStopped}</Notice>;
  if (product.stockState === 'out') return <RestockOffer productKey={product.key} />;
  return (
    <>
      <div className={styles.bar} data-foot-bar>
        <p className={styles.price}>
          <Price withTax={product.priceWithTax} before={null} />
        </p>
        <QuantityStepper
          id="quantity"
          label={words.quantity}
          value={quantity}
          max={max}
          isDisabled={!product.isAvailable}
          onChange={setQuantity}
        />
        <div className={styles.button}>
          <PrimaryButton isWide isBusy={isBusy} disabled={!product.isAvailable} onClick={add}>
            {words.addToCart}
          </PrimaryButton>
        </div>
        {errorText !== null && (
          <div className={styles.failure}>
            <Notice kind="error">{errorText}</Notice>
          </div>
        )}
      </div>
      {addedView}
      {isAdded && (
        <LinkButton to={paths.cart()} variant="secondary" isWide>
          {words.toCart}
        </LinkButton>
      )}
    </>
  );
}
