import type { CartLinesProps } from '@shop/theme-simple/pages/cart/cart-lines-props';
import { useWords } from '@shop/theming/use-words';
import { WholesaleCartLine } from './wholesale-cart-line';
import styles from './wholesale-cart-lines.module.css';
import { wholesaleCartWords } from './wholesale-cart-words';

/** The lines below what their columns are called, which each line says for itself to screen readers. */
export function WholesaleCartLines({ rows }: CartLinesProps) {
  const words = useWords(wholesaleCartWords);
  return (
    <div className={styles.table}>
      <div className={styles.heads} aria-hidden="true">
        <span className={styles.productHead}>{words.product}</span>
        <span>{words.lot}</span>
        <span className={styles.amount}>{words.unitPrice}</span>
        <span>{words.quantity}</span>
        <span className={styles.amount}>{words.sum}</span>
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.line.key}>
            <WholesaleCartLine {...row} />
          </li>
        ))}
      </ul>
    </div>
  );
}
