import type { OrderChange } from '@shop/feature-cart/seen/order-changes';
import { formatCount, formatYen } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import styles from './confirm-form.module.css';
import { orderChangesWords } from './order-changes-words';

/** Says one by one what has changed about the order. */
export function OrderChanges({ changes }: { readonly changes: readonly OrderChange[] }) {
  const words = useWords(orderChangesWords);
  const textOf = (change: OrderChange): string => {
    switch (change.kind) {
      case 'added':
      case 'removed':
        return words[change.kind](change.name);
      case 'quantity':
        return words.quantity(change.name, formatCount(change.from), formatCount(change.to));
      case 'price':
        return words.price(change.name, formatYen(change.from), formatYen(change.to));
      case 'total':
        return words.total(formatYen(change.from), formatYen(change.to));
      default:
        return words[change.kind];
    }
  };
  return (
    <ul className={styles.changes} aria-label={words.changes}>
      {changes.map((change) => (
        <li key={textOf(change)}>{textOf(change)}</li>
      ))}
    </ul>
  );
}
