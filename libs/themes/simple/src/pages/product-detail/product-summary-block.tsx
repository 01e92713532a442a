import type { ProductView } from '@shop/feature-catalogue/product-view';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { formatCount } from '@shop/format/format-yen';
import { Price } from '@shop/ui-kit/price';
import { Rating } from '../../parts/rating';
import { stockText } from '../../parts/stock-text';
import styles from './product-detail-page.module.css';

/** Name, price with tax, stock and the day it can arrive. */
export function ProductSummaryBlock({ product }: { readonly product: ProductView }) {
  return (
    <div className={styles.summary}>
      <p className={styles.brand}>{product.brandName}</p>
      <h1 className={styles.name}>{product.name}</h1>
      {product.catchCopy !== '' && <p className={styles.catch}>{product.catchCopy}</p>}
      <Rating productKey={product.key} />
      <p className={styles.price}>
        <Price withTax={product.priceWithTax} before={product.priceBefore} size="lg" />
        {product.isReducedRate && <span className={styles.note}> ※軽減税率対象</span>}
      </p>
      {product.point > 0 && <p className={styles.note}>{formatCount(product.point)}ポイント獲得</p>}
      <p className={styles.stock} data-state={product.stockState}>
        {stockText(product)}
      </p>
      {product.earliestArrivalOn !== null && (
        <p className={styles.note}>最短のお届け：{formatDayWithWeekday(product.earliestArrivalOn)}</p>
      )}
    </div>
  );
}
