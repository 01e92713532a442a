import { REDUCED_TAX_RATE, STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { formatCount } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import type { ReactNode } from 'react';
import { Price } from '../../parts/price';
import { Rating } from '../../parts/rating';
import styles from './product-detail-page.module.css';
import { productDetailWords } from './product-detail-words';

interface ProductSummaryBlockProps {
  readonly product: ProductView;
  /** The choice of a variant, so near the price that the first screen of a phone shows it. */
  readonly children: ReactNode;
}

/** Name, price with tax, the choice of a variant, points, what it is in a sentence, and what reviewers think. */
export function ProductSummaryBlock({ product, children }: ProductSummaryBlockProps) {
  const words = useWords(productDetailWords);
  return (
    <div className={styles.summary}>
      <p className={styles.brand}>{product.brandName}</p>
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
      {product.point > 0 && <p className={styles.note}>{words.points(formatCount(product.point))}</p>}
      {product.catchCopy !== '' && <p className={styles.catch}>{product.catchCopy}</p>}
      <Rating productKey={product.key} />
    </div>
  );
}
