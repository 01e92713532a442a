import type { ProductView } from '@shop/feature-catalogue/product-view';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { Icon } from '@shop/theme-simple/parts/icon';
import { stockText } from '@shop/theme-simple/parts/stock-text';
import styles from './product-head.module.css';

/** Whether there is one, when it can arrive, and that an order can still be taken back. */
export function ProductPromise({ product }: { readonly product: ProductView }) {
  return (
    <ul className={styles.promise}>
      <li className={styles.stock} data-state={product.stockState}>
        <span className={styles.dot} aria-hidden="true" />
        {stockText(product)}
      </li>
      {product.earliestArrivalOn !== null && (
        <li>
          <Icon name="delivery" />
          <span>
            最短のお届け：<b>{formatDayWithWeekday(product.earliestArrivalOn)}</b>
          </span>
        </li>
      )}
      <li>
        <Icon name="return" />
        <span>発送前ならキャンセルできます</span>
      </li>
    </ul>
  );
}
