import { newsListQuery } from '@shop/feature-content/news-list-query';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EntryMeta } from '../entry-meta';
import { BlockFrame } from './block-frame';
import type { KindProps } from './block-props';
import { layoutBlockWords } from './layout-block-words';
import styles from './news-block.module.css';
import { useBlockTitle } from './use-block-title';

/** The newest news; what a member has not read yet is marked. `marksUnread`: a member is signed in. */
export function NewsBlock({ block, marksUnread }: KindProps<'news'> & { readonly marksUnread: boolean }) {
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
        <ul className={styles.news}>
          {news.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <EntryMeta publishedAt={entry.publishedAt} label={entry.label} />{' '}
              {marksUnread && !entry.isRead && <span className={styles.unread}>{words.unread}</span>}
              <Link to={contentPaths.newsArticle(entry.id)}>{entry.title}</Link>
            </li>
          ))}
        </ul>
      )}
    </BlockFrame>
  );
}
