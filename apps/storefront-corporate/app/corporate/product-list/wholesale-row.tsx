import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import { addProduct } from '@shop/feature-cart/commands/add-product';
import type { ProductSummaryView } from '@shop/feature-catalogue/product-view';
import { isSellingOn } from '@shop/site/settings/settings';
import { paths } from '@shop/site/paths/paths';
import { useSettings } from '@shop/site/settings/use-settings';
import { FavouriteHeart } from '@shop/theme-simple/parts/favourite/favourite-heart';
import { Price } from '@shop/theme-simple/parts/price';
import { PrimaryButton } from '@shop/theme-simple/parts/primary-button';
import { stockText } from '@shop/theme-simple/parts/stock-text';
import { stockWords } from '@shop/theme-simple/parts/stock-words';
import { useAddWithToast } from '@shop/theme-simple/parts/use-add-with-toast';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { wholesaleListWords } from './wholesale-list-words';
import styles from './wholesale-rows.module.css';
import { WholesaleRowTerms } from './wholesale-row-terms';

interface WholesaleRowProps {
  readonly product: ProductSummaryView;
  readonly isPriority: boolean;
}

/** A product in one line, as it is ordered: its number, in what lots, what it costs, and how many go into the cart. */
export function WholesaleRow({ product, isPriority }: WholesaleRowProps) {
  const words = useWords(wholesaleListWords);
  const stock = useWords(stockWords);
  const isSold = isSellingOn(useSettings());
  const lot = product.lotSize ?? 1;
  const [quantity, setQuantity] = useState(lot);
  const { isBusy, addedView, add } = useAddWithToast(words.added);
  const canBeBought = isSold && product.stockState !== 'out';
  const called = product.variant === undefined ? product.name : `${product.name} ${product.variant}`;
  return (
    <article className={styles.row}>
      <div className={styles.picture}>
        <Picture picture={product.picture} sizes="64px" isPriority={isPriority} isDecorative />
      </div>
      <div className={styles.product}>
        <h2 className={styles.name}>
          <Link to={paths.product(product.key)}>{called}</Link>
        </h2>
        <p className={styles.code}>{words.code(product.code)}</p>
        {product.variantCount > 1 && (
          <Link className={styles.variants} to={paths.product(product.key)}>
            {words.variants(product.variantCount)}
            <VisuallyHidden>{words.ofProduct(called)}</VisuallyHidden>
          </Link>
        )}
        <div className={styles.keep}>
          <FavouriteHeart product={{ ...product, name: called }} />
        </div>
      </div>
      <WholesaleRowTerms product={product} />
      <p className={styles.stock} data-state={product.stockState}>
        {stockText(stock, { stockState: product.stockState, stockLeft: null })}
      </p>
      <p className={styles.price}>
        <Price withTax={product.priceWithTax} taxRate={product.taxRate} before={product.priceBefore} />
      </p>
      <div className={styles.order}>
        <QuantityStepper
          id={`quantity-${product.key}`}
          label={words.quantityOf(called)}
          value={quantity}
          min={lot}
          max={MAX_QUANTITY}
          step={lot}
          isDisabled={!canBeBought}
          onChange={setQuantity}
        />
        <PrimaryButton
          isBusy={isBusy}
          disabled={!canBeBought}
          onClick={() => add(addProduct(product.key, quantity), product.key)}
        >
          {words.addToCart}
          <VisuallyHidden>{words.ofProduct(called)}</VisuallyHidden>
        </PrimaryButton>
        {addedView}
      </div>
    </article>
  );
}
