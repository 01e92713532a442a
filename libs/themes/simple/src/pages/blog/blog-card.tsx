import type { BlogEntryView } from '@shop/feature-content/blog-page-query';
import { contentPaths } from '@shop/site/paths/content-paths';
import { Picture } from '@shop/ui-kit/picture';
import { Link } from 'react-router-dom';
import { EntryMeta } from '../../parts/entry-meta';
import styles from './blog-page.module.css';

interface BlogCardProps {
  readonly entry: BlogEntryView;
  /** Its picture is the first that is seen, so it does not wait for scrolling. */
  readonly isFirst: boolean;
}

/** An article in the list; the whole card leads to it. */
export function BlogCard({ entry, isFirst }: BlogCardProps) {
  return (
    <article className={styles.card}>
      {entry.picture !== null && (
        <span className={styles.picture}>
          <Picture
            picture={entry.picture}
            sizes="(min-width: 64rem) 360px, (min-width: 48rem) 45vw, 92vw"
            isDecorative
            isPriority={isFirst}
          />
        </span>
      )}
      <EntryMeta publishedAt={entry.publishedAt} label={entry.label} author={entry.author} />
      <h2 className={styles.title}>
        <Link to={contentPaths.blogArticle(entry.id)}>{entry.title}</Link>
      </h2>
      <p className={styles.excerpt}>{entry.excerpt}</p>
    </article>
  );
}
