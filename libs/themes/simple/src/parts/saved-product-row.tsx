import type { SavedProduct } from '@shop/feature-catalogue/saved-products/saved-products-query';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useEffect, useRef } from 'react';
import { AddSavedToCart } from './add-saved-to-cart';
import { LineItem } from './line-item';
import type { SavedCommands } from './saved-commands';
import { savedProductRowWords } from './saved-product-row-words';
import styles from './saved-product-row.module.css';
import { stockText } from './stock-text';
import { stockWords } from './stock-words';
import { useSavedProduct } from './use-saved-product';

interface SavedProductRowProps extends SavedCommands {
  readonly entry: SavedProduct;
}

/** A product of a saved list. After removal its place says so and offers to undo it until the page is left. */
export function SavedProductRow({ entry, remove, putBack }: SavedProductRowProps) {
  const words = useWords(savedProductRowWords);
  const stock = useWords(stockWords);
  const saved = useSavedProduct(entry, { remove, putBack });
  const place = useRef<HTMLDivElement>(null);
  const { hasChanged } = saved;
  useEffect(() => {
    // The button that was pressed has gone: the focus goes to the one that takes the press back.
    if (hasChanged) place.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [hasChanged, saved.isRemoved]);

  const { product, options, isReducedRate, isAvailable } = entry;
  if (saved.isRemoved)
    return (
      <div ref={place} className={styles.removed}>
        <p role="status">{words.removed(product.name)}</p>
        <Button variant="quiet" isBusy={saved.isBusy} data-focus onClick={saved.putBack}>
          {words.undo}
          <VisuallyHidden>{words.ofProduct(product.name)}</VisuallyHidden>
        </Button>
      </div>
    );
  return (
    <div ref={place}>
      <LineItem
        productKey={product.key}
        name={product.name}
        options={options}
        picture={product.picture}
        isReducedRate={isReducedRate}
        price={formatPriceWithTax(product.priceWithTax)}
        headingLevel={2}
      >
        <p className={styles.stock} data-state={product.stockState}>
          {stockText(stock, { stockState: product.stockState, stockLeft: null })}
        </p>
        <div className={styles.controls}>
          <AddSavedToCart product={product} isAvailable={isAvailable} />
          <Button variant="quiet" isBusy={saved.isBusy} data-focus onClick={saved.remove}>
            {words.remove}
            <VisuallyHidden>{words.ofProduct(product.name)}</VisuallyHidden>
          </Button>
        </div>
      </LineItem>
    </div>
  );
}
