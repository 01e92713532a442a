import styles from './reviews.module.css';

const BEST = 5;

/** A rating as stars, with its words for shoppers who do not see them. */
export function Stars({ rating, label }: { readonly rating: number; readonly label: string }) {
  const filled = Math.round(rating);
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {'★'.repeat(filled)}
      <span className={styles.missing}>{'★'.repeat(BEST - filled)}</span>
    </span>
  );
}
