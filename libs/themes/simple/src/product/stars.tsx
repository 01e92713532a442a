import styles from './reviews.module.css';

const BEST = 5;

/** A rating as stars, to the nearest half one, with its words for shoppers who do not see them. */
export function Stars({ rating, label }: { readonly rating: number; readonly label: string }) {
  const halves = Math.round(rating * 2);
  const filled = Math.floor(halves / 2);
  const hasHalf = halves % 2 === 1;
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {'★'.repeat(filled)}
      {hasHalf && <span className={styles.half}>★</span>}
      <span className={styles.missing}>{'★'.repeat(BEST - filled - (hasHalf ? 1 : 0))}</span>
    </span>
  );
}
