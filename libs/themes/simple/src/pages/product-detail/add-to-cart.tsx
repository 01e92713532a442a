import type { ProductView } from '@shop/feature-catalogue/product-view';
import { isSellingOn } from '@shop/site/settings';
import { paths } from '@shop/site/paths';
import { useSettings } from '@shop/site/use-settings';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import styles from './product-detail-page.module.css';
import { useAddToCart } from './use-add-to-cart';

/** Quantity and button; the default sign of success is a toast. account §9 */
export function AddToCart({ product }: { readonly product: ProductView }) {
  const settings = useSettings();
  const { quantity, setQuantity, max, isBusy, isAdded, failure, add } = useAddToCart(product);

  if (!isSellingOn(settings)) return <Notice kind="warning">現在販売を停止しております</Notice>;
  return (
    <div className={styles.add}>
      <QuantityStepper
        id="quantity"
        label="数量"
        value={quantity}
        max={max}
        isDisabled={!product.isAvailable}
        onChange={setQuantity}
      />
      <Button isWide isBusy={isBusy} disabled={!product.isAvailable} onClick={add}>
        カートに入れる
      </Button>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      {isAdded && (
        <LinkButton to={paths.cart()} variant="secondary" isWide>
          カートを見る
        </LinkButton>
      )}
    </div>
  );
}
