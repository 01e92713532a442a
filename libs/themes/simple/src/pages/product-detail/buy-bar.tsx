import { REDUCED_TAX_RATE, STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { isSellingOn } from '@shop/site/settings/settings';
import { paths } from '@shop/site/paths/paths';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import type { ComponentType } from 'react';
import styles from './buy-bar.module.css';
import { buyBarWords } from './buy-bar-words';
import { RestockOffer } from './restock-offer-part';
import { useAddToCart } from './use-add-to-cart';
import { FootBar } from '../../parts/foot-bar';
import { Price } from '../../parts/price';
import { PrimaryButton } from '../../parts/primary-button';

/** What a further way to buy gets. */
export interface SecondWayProps {
  readonly product: ProductView;
  /** How many are chosen. */
  readonly quantity: number;
}

interface BuyBarProps {
  readonly product: ProductView;
  /** A further way to buy, below the button; not where the product cannot be bought. */
  readonly SecondWay?: ComponentType<SecondWayProps>;
}

/** Quantity and button; on phones the button stays at the foot of the screen, beside what is chosen and the price of one piece. The default sign of success is a toast. account §9 */
export function BuyBar({ product, SecondWay }: BuyBarProps) {
  const words = useWords(buyBarWords);
  const settings = useSettings();
  const { quantity, setQuantity, max, isBusy, isAdded, errorText, addedView, add } = useAddToCart(product);

  const options = product.options.map(({ name, value }) => words.option(name, value));
  // Variants may have names alone.
  const chosen =
    options.join(words.optionSeparator) || product.variants.find(({ isCurrent }) => isCurrent)?.label;
  const variant = product.variants.length > 0 && chosen !== undefined ? chosen : '';

  if (!isSellingOn(settings)) return <Notice kind="warning">{words.sellingStopped}</Notice>;
  if (product.stockState === 'out') return <RestockOffer productKey={product.key} variant={variant} />;
  return (
    <>
      <div className={styles.buy}>
        <QuantityStepper
          id="quantity"
          label={words.quantity}
          value={quantity}
          min={product.lotSize}
          max={max}
          step={product.lotSize}
          isDisabled={!product.isAvailable}
          onChange={setQuantity}
        />
        <FootBar
          place="fixed"
          {...(variant !== '' && { subject: variant })}
          price={
            <Price
              withTax={product.priceWithTax}
              taxRate={product.isReducedRate ? REDUCED_TAX_RATE : STANDARD_TAX_RATE}
              before={null}
            />
          }
          failure={errorText}
        >
          <PrimaryButton isWide isBusy={isBusy} disabled={!product.isAvailable} onClick={add}>
            {words.addToCart}
          </PrimaryButton>
        </FootBar>
      </div>
      {SecondWay !== undefined && product.isAvailable && <SecondWay product={product} quantity={quantity} />}
      {addedView}
      {isAdded && (
        <LinkButton to={paths.cart()} variant="secondary" isWide>
          {words.toCart}
        </LinkButton>
      )}
    </>
  );
}
