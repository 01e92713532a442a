import type { SavedProduct } from '@shop/feature-catalogue/saved-products/saved-products-query';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { Button } from '@shop/ui-kit/button';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useEffect, useRef } from 'react';
import { AddSavedToCart } from './add-saved-to-cart';
import { LineItem } from './line-item';
import type { SavedCommands } from './saved-commands';
import styles from './saved-product-row.module.css';
import { useSavedProduct } from './use-saved-product';

interface SavedProductRowProps extends SavedCommands {
  readonly entry: SavedProduct;
}

const STOCK = { in_stock: '在庫あり', few: '残りわずか', out: '在庫切れ' } as const;

/** A product of a saved list. After removal its place says so and offers to undo it until the page is left. */
export function SavedProductRow({ entry, remove, putBack }: SavedProductRowProps) {
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
        <p role="status">「{product.name}」を削除しました</p>
        <Button variant="quiet" isBusy={saved.isBusy} data-focus onClick={saved.putBack}>
          元に戻す<VisuallyHidden>：{product.name}</VisuallyHidden>
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
          {STOCK[product.stockState]}
        </p>
        <div className={styles.controls}>
          <AddSavedToCart product={product} isAvailable={isAvailable} />
          <Button variant="quiet" isBusy={saved.isBusy} data-focus onClick={saved.remove}>
            削除する<VisuallyHidden>：{product.name}</VisuallyHidden>
          </Button>
        </div>
      </LineItem>
    </div>
  );
}
