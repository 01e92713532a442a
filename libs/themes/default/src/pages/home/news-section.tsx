import { HOME_NEWS_COUNT, newsListQuery } from '@shop/feature-content/news-list-query';
import { formatDate } from '@shop/format/format-day';
import { useApi } from '@shop/query/use-api';
import { useQuery } from '@tanstack/react-query';
import styles from './news-section.module.css';
import { SectionHead } from './section-head';

/** お知らせ: the newest news. */
export function NewsSection() {
  const { data } = useQuery(newsListQuery(useApi(), HOME_NEWS_COUNT));
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="home-news" className={styles.section}>
      <SectionHead id="home-news" title="お知らせ" />
      <ul className={styles.list}>
        {data.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <time dateTime={entry.publishedAt} className={styles.date}>
              {formatDate(entry.publishedAt)}
            </time>
            <span className={styles.label}>{entry.label}</span>
            <span className={styles.title}>{entry.title}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
