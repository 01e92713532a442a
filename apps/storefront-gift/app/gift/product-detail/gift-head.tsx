import { REDUCED_TAX_RATE, STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { formatCount } from '@shop/format/format-yen';
import { Price } from '@shop/theme-simple/parts/price';
import { Rating } from '@shop/theme-simple/parts/rating';
import { useWords } from '@shop/theming/use-words';
import type { ReactNode } from 'react';
import styles from './gift-product-page.module.css';
import { giftProductWords } from './gift-product-words';

interface GiftHeadProps {
  readonly product: ProductView;
  /** The choice of a variant, so near the price that the first screen of a phone shows it. */
  readonly children: ReactNode;
}

/** Name, price with tax, the choice of a variant, and what it is in a sentence, in the middle. */
export function GiftHead({ product, children }: GiftHeadProps) {
  const words = useWords(giftProductWords);
  return (
    <div className={styles.head}>
      <p className={styles.note}>{product.brandName}</p>
      <h1 className={styles.name}>{product.name}</h1>
      <p className={styles.price}>
        <Price
          withTax={product.priceWithTax}
          taxRate={product.isReducedRate ? REDUCED_TAX_RATE : STANDARD_TAX_RATE}
          before={product.priceBefore}
          size="lg"
        />
        {product.isReducedRate && <span className={styles.note}> {words.reducedTaxRate}</span>}
      </p>
      {children}
      {product.catchCopy !== '' && <p className={styles.catch}>{product.catchCopy}</p>}
      {product.point > 0 && <p className={styles.note}>{words.points(formatCount(product.point))}</p>}
      <Rating productKey={product.key} />
    </div>
  );
}
