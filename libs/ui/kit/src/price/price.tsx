import { formatYen } from '@shop/format/format-yen';
import styles from './price.module.css';

interface PriceProps {
  /** Integer yen, tax included. */
  readonly withTax: number;
  /** The price before, where the product is reduced. */
  readonly before?: number | null;
  readonly size?: 'md' | 'lg';
  /** 通常価格, （税込） */
  readonly words: { readonly before: string; readonly taxIncluded: string };
}

/** A consumer price, always with tax: 12,300円（税込）. */
export function Price({ withTax, before = null, size = 'md', words }: PriceProps) {
  return (
    <span className={styles.price} data-size={size}>
      {before !== null && (
        <span className={styles.before}>
          {words.before} <s>{formatYen(before)}</s>
        </span>
      )}
      <span className={before === null ? undefined : styles.reduced}>
        <span className={styles.amount}>{formatYen(withTax)}</span>
        <span className={styles.tax}>{words.taxIncluded}</span>
      </span>
    </span>
  );
}
