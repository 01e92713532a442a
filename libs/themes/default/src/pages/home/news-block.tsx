import { newsListQuery } from '@shop/feature-content/news-list-query';
import { formatDate } from '@shop/format/format-day';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import { BlockFrame } from '@shop/theme-simple/parts/layout-blocks/block-frame';
import type { KindProps } from '@shop/theme-simple/parts/layout-blocks/block-props';
import { layoutBlockWords } from '@shop/theme-simple/parts/layout-blocks/layout-block-words';
import { useBlockTitle } from '@shop/theme-simple/parts/layout-blocks/use-block-title';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './news-block.module.css';

/** お知らせ: the newest news. */
export function NewsBlock({ block }: KindProps<'news'>) {
  const words = useWords(layoutBlockWords);
  const title = useBlockTitle(block);
  return (
    <BlockFrame
      id={block.id}
      title={title}
      more={{ to: paths.news(), label: words.more(title) }}
      query={useQuery(newsListQuery(useApi(), block.limit))}
      isEmpty={(news) => news.length === 0}
    >
      {(news) => (
        <ul className={styles.list}>
          {news.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <time dateTime={entry.publishedAt} className={styles.date}>
                {formatDate(entry.publishedAt)}
              </time>
              <span className={styles.label}>{entry.label}</span>
              <Link className={styles.title} to={contentPaths.newsArticle(entry.id)}>
                {entry.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </BlockFrame>
  );
}
