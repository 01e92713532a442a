import type { ProductView } from '@shop/feature-catalogue/product-view';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { formatCount } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { Price } from '../../parts/price';
import { Rating } from '../../parts/rating';
import { stockText } from '../../parts/stock-text';
import { stockWords } from '../../parts/stock-words';
import styles from './product-detail-page.module.css';
import { productDetailWords } from './product-detail-words';

/** Name, price with tax, stock and the day it can arrive. */
export function ProductSummaryBlock({ product }: { readonly product: ProductView }) {
  const words = useWords(productDetailWords);
  const stock = useWords(stockWords);
  return (
    <div className={styles.summary}>
      <p className={styles.brand}>{product.brandName}</p>
      <h1 className={styles.name}>{product.name}</h1>
      {product.catchCopy !== '' && <p className={styles.catch}>{product.catchCopy}</p>}
      <Rating productKey={product.key} />
      <p className={styles.price}>
        <Price withTax={product.priceWithTax} before={product.priceBefore} size="lg" />
        {product.isReducedRate && <span className={styles.note}> {words.reducedTaxRate}</span>}
      </p>
      {product.point > 0 && <p className={styles.note}>{words.points(formatCount(product.point))}</p>}
      <p className={styles.stock} data-state={product.stockState}>
        {stockText(stock, product)}
      </p>
      {product.earliestArrivalOn !== null && (
        <p className={styles.note}>
          {words.earliestArrival(formatDayWithWeekday(product.earliestArrivalOn))}
        </p>
      )}
    </div>
  );
}
