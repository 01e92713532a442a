import type { ProductView } from '@shop/feature-catalogue/product-view';
import { formatCount } from '@shop/format/format-yen';
import { Rating } from '@shop/theme-simple/parts/rating';
import { useWords } from '@shop/theming/use-words';
import { Price } from '@shop/theme-simple/parts/price';
import type { ReactNode } from 'react';
import styles from './product-head.module.css';
import { defaultProductWords } from './default-product-words';

interface ProductHeadProps {
  readonly product: ProductView;
  /** The choice of a variant, so near the price that the first screen of a phone shows it. */
  readonly children: ReactNode;
}

/** Maker's mark, name, price with tax, the choice of a variant, points, what it is in a sentence. */
export function ProductHead({ product, children }: ProductHeadProps) {
  const words = useWords(defaultProductWords);
  return (
    <div className={styles.head}>
      <p className={styles.brand}>{product.brandName}</p>
      <h1 className={styles.name}>{product.name}</h1>
      <p className={styles.price}>
        <Price withTax={product.priceWithTax} before={product.priceBefore} size="lg" />
        {product.isReducedRate && <span className={styles.note}>{words.reducedTaxRate}</span>}
      </p>
      <div className={styles.choice}>{children}</div>
      {product.point > 0 && (
        <p className={styles.note}>
          <span className={styles.point} aria-hidden="true">
            P
          </span>
          {words.points(formatCount(product.point))}
        </p>
      )}
      {product.catchCopy !== '' && <p className={styles.catch}>{product.catchCopy}</p>}
      <Rating productKey={product.key} />
    </div>
  );
}
