import { distinctProducts } from '@shop/feature-orders/distinct-products';
import type { OrderSummaryView } from '@shop/feature-orders/order-view';
import { formatDateTime } from '@shop/format/format-date';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { Link } from 'react-router-dom';
import styles from './order-history-page.module.css';
import { orderHistoryWords } from './order-history-words';

/** Pictures beside an order; a phone has room for the first. */
const SHOWN_PICTURES = 4;

/** One order of the list: number, day, state, sum, and what it was. */
export function OrderEntry({ order }: { readonly order: OrderSummaryView }) {
  const words = useWords(orderHistoryWords);
  const products = distinctProducts(order.lines.filter(({ parentId }) => parentId === null));
  const [first] = products;
  const others = products.length - 1;
  return (
    <article className={styles.entry}>
      <div className={styles.text}>
        <h2 className={styles.number}>
          <Link to={accountPaths.order(order.id)}>
            <Unbroken>{words.orderNumber(order.orderNo)}</Unbroken>
          </Link>
        </h2>
        <p className={styles.facts}>
          <time dateTime={order.orderedAt}>{formatDateTime(order.orderedAt)}</time>
          <span className={styles.state} data-status={order.status}>
            {order.statusName}
          </span>
          <span>
            <Unbroken>{formatPriceWithTax(order.totalPayment)}</Unbroken>
          </span>
        </p>
        <p className={styles.names}>
          {first?.name}
          {others > 0 && words.otherProducts(others)}
        </p>
      </div>
      <div className={styles.pictures}>
        {distinctProducts(order.lines)
          .slice(0, SHOWN_PICTURES)
          .map((line) => (
            <span key={line.id} className={styles.picture}>
              <Picture picture={line.picture} sizes="72px" isDecorative />
            </span>
          ))}
      </div>
    </article>
  );
}
