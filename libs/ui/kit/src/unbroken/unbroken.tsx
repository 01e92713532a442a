import styles from './unbroken.module.css';

/** `2026.04.01 9:05`, `2026.04.01（水）`, `12,300円（税込）`, `D261128-DEM00007`: what is read in one piece. */
const WHOLE =
  /(\d{4}\.\d{2}\.\d{2}(?: \d{1,2}:\d{2}|（.）)?|-?[\d,]+円(?:（税[込抜]）)?|[A-Z]\d{6}-[A-Z0-9]{8})/;

/** A text whose dates, prices and order numbers never break in the middle, wherever its lines end. */
export const Unbroken = ({ children }: { readonly children: string }) =>
  // Every second piece is one that the pattern has found.
  children.split(WHOLE).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <span key={at} className={styles.whole}>
        {piece}
      </span>
    ),
  );
