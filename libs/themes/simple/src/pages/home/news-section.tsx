import { HOME_NEWS_COUNT, newsListQuery } from '@shop/feature-content/news-list-query';
import { formatDate } from '@shop/format/format-day';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './home-page.module.css';
import { homeWords } from './home-words';

/** The newest news. */
export function NewsSection() {
  const words = useWords(homeWords);
  const { data } = useQuery(newsListQuery(useApi(), HOME_NEWS_COUNT));
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="home-news" className={styles.section}>
      <h2 id="home-news">{words.news}</h2>
      <ul className={styles.news}>
        {data.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <time dateTime={entry.publishedAt} className={styles.date}>
              {formatDate(entry.publishedAt)}
            </time>
            <span className={styles.label}>{entry.label}</span>
            <Link to={paths.newsArticle(entry.id)}>{entry.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
