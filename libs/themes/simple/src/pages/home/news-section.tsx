import { HOME_NEWS_COUNT, newsListQuery } from '@shop/feature-content/news-list-query';
import { formatDate } from '@shop/format/format-day';
import { useApi } from '@shop/query/use-api';
import { useQuery } from '@tanstack/react-query';
import styles from './home-page.module.css';

/** The newest news. */
export function NewsSection() {
  const { data } = useQuery(newsListQuery(useApi(), HOME_NEWS_COUNT));
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="home-news" className={styles.section}>
      <h2 id="home-news">お知らせ</h2>
      <ul className={styles.news}>
        {data.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <time dateTime={entry.publishedAt} className={styles.date}>
              {formatDate(entry.publishedAt)}
            </time>
            <span className={styles.label}>{entry.label}</span>
            <span>{entry.title}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
