import { HOME_NEWS_COUNT, newsListQuery } from '@shop/feature-content/news-list-query';
import { formatDate } from '@shop/format/format-day';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './news-section.module.css';
import { SectionHead } from './section-head';
import { defaultHomeWords } from './default-home-words';

/** お知らせ: the newest news. */
export function NewsSection() {
  const words = useWords(defaultHomeWords);
  const { data } = useQuery(newsListQuery(useApi(), HOME_NEWS_COUNT));
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="home-news" className={styles.section}>
      <SectionHead id="home-news" title={words.news} />
      <ul className={styles.list}>
        {data.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <time dateTime={entry.publishedAt} className={styles.date}>
              {formatDate(entry.publishedAt)}
            </time>
            <span className={styles.label}>{entry.label}</span>
            <Link className={styles.title} to={paths.newsArticle(entry.id)}>
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
