import type { ClosedPeriod } from '@shop/feature-cart/delivery/closed-periods';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { useWords } from '@shop/theming/use-words';
import { cartShippingDetailWords } from './cart-shipping-detail-words';
import styles from './delivery.module.css';

/** Which days cannot be chosen, and why. */
export function ClosedDays({ periods }: { readonly periods: readonly ClosedPeriod[] }) {
  const words = useWords(cartShippingDetailWords);
  if (periods.length === 0) return null;
  return (
    <details className={styles.closed}>
      <summary>{words.closedDays}</summary>
      <ul>
        {periods.map(({ from, to, reason }) => (
          <li key={from}>
            {from === to
              ? words.closedDay(formatDateWithWeekday(from), reason)
              : words.closedPeriod(formatDateWithWeekday(from), formatDateWithWeekday(to), reason)}
          </li>
        ))}
      </ul>
    </details>
  );
}
