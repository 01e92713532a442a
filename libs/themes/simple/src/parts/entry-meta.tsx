import { formatDate } from '@shop/format/format-day';
import styles from './entry-meta.module.css';

interface EntryMetaProps {
  /** ISO 8601. */
  readonly publishedAt: string;
  /** Kind of news or article. */
  readonly label: string;
  readonly author?: string;
}

/** When a piece of news or an article was published, of what kind it is, and who wrote it. */
export function EntryMeta({ publishedAt, label, author }: EntryMetaProps) {
  return (
    <span className={styles.meta}>
      <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      <span className={styles.label}>{label}</span>
      {author !== undefined && author !== '' && <span>{author}</span>}
    </span>
  );
}
