import type { CartView } from '@shop/feature-cart/cart-view';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { Picture } from '@shop/ui-kit/picture';
import { TotalsTable } from '@shop/ui-kit/totals-table';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  readonly cart: CartView;
  readonly isComputing: boolean;
}

/** What is being ordered, in brief, beside a step of the order. */
export function OrderSummary({ cart, isComputing }: OrderSummaryProps) {
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.title}>
        ご注文内容<span className={styles.count}>{cart.count}点</span>
      </h2>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <Picture picture={line.picture} sizes="56px" isDecorative />
            <p className={styles.text}>
              <span>{line.name}</span>
              <span className={styles.note}>
                {formatPriceWithTax(line.unitPriceWithTax)} × {line.quantity}点
              </span>
            </p>
          </li>
        ))}
      </ul>
      <TotalsTable
        totals={cart.totals}
        isComputing={isComputing}
        isCarriageKnown={cart.shippings.length > 0}
      />
      <p className={styles.note}>「注文を確定する」を押すまで、ご注文は確定しません。</p>
    </aside>
  );
}
