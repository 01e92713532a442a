import type { ProductView } from '@shop/feature-catalogue/product-view';
import { isSellingOn } from '@shop/site/settings';
import { paths } from '@shop/site/paths';
import { useSettings } from '@shop/site/use-settings';
import { useAddToCart } from '@shop/theme-simple/pages/product-detail/use-add-to-cart';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import styles from './buy-bar.module.css';

/** Quantity and button; on phones they stay at the foot of the screen. */
export function BuyBar({ product }: { readonly product: ProductView }) {
  const settings = useSettings();
  const { quantity, setQuantity, max, isBusy, isAdded, failure, add } = useAddToCart(product);

  if (!isSellingOn(settings)) return <Notice kind="warning">現在販売を停止しております</Notice>;
  return (
    <>
      <div className={styles.bar} data-foot-bar>
        <QuantityStepper
          id="quantity"
          label="数量"
          value={quantity}
          max={max}
          isDisabled={!product.isAvailable}
          onChange={setQuantity}
        />
        <div className={styles.button}>
          <Button isWide isBusy={isBusy} disabled={!product.isAvailable} onClick={add}>
            カートに入れる
          </Button>
        </div>
        {failure !== null && (
          <div className={styles.failure}>
            <Notice kind="error">{failure}</Notice>
          </div>
        )}
      </div>
      {isAdded && (
        <LinkButton to={paths.cart()} variant="secondary" isWide>
          カートを見る
        </LinkButton>
      )}
    </>
  );
}
