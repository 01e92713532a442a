import type { ProductView } from '@shop/feature-catalogue/product-view';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { Icon } from '@shop/theme-simple/parts/icon';
import { stockText } from '@shop/theme-simple/parts/stock-text';
import { stockWords } from '@shop/theme-simple/parts/stock-words';
import { useWords } from '@shop/theming/use-words';
import styles from './product-head.module.css';
import { defaultProductWords } from './default-product-words';

/** Whether there is one, when it can arrive, and that an order can still be taken back. */
export function ProductPromise({ product }: { readonly product: ProductView }) {
  const words = useWords(defaultProductWords);
  const stock = useWords(stockWords);
  return (
    <ul className={styles.promise}>
      <li className={styles.stock} data-state={product.stockState}>
        <span className={styles.dot} aria-hidden="true" />
        {stockText(stock, product)}
      </li>
      {product.earliestArrivalOn !== null && (
        <li>
          <Icon name="delivery" />
          <span>
            {words.earliestArrival}
            <b>{formatDayWithWeekday(product.earliestArrivalOn)}</b>
          </span>
        </li>
      )}
      <li>
        <Icon name="return" />
        <span>{words.cancellable}</span>
      </li>
    </ul>
  );
}
