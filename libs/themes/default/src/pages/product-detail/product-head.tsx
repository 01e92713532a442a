import type { ProductView } from '@shop/feature-catalogue/product-view';
import { formatCount } from '@shop/format/format-yen';
import { Rating } from '@shop/theme-simple/parts/rating';
import { Price } from '@shop/ui-kit/price';
import styles from './product-head.module.css';

/** Maker's mark, name, what it is in a sentence, price with tax, points. */
export function ProductHead({ product }: { readonly product: ProductView }) {
  return (
    <div className={styles.head}>
      <p className={styles.brand}>{product.brandName}</p>
      <h1 className={styles.name}>{product.name}</h1>
      {product.catchCopy !== '' && <p className={styles.catch}>{product.catchCopy}</p>}
      <Rating productKey={product.key} />
      <p className={styles.price}>
        <Price withTax={product.priceWithTax} before={product.priceBefore} size="lg" />
        {product.isReducedRate && <span className={styles.note}>※軽減税率対象</span>}
      </p>
      {product.point > 0 && (
        <p className={styles.note}>
          <span className={styles.point} aria-hidden="true">
            P
          </span>
          {formatCount(product.point)}ポイント獲得
        </p>
      )}
    </div>
  );
}
