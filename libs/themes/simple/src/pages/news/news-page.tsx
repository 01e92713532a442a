import { newsPageQuery } from '@shop/feature-content/news-page-query';
import { useIsNewsUnread } from '@shop/feature-content/use-is-news-unread';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EntryMeta } from '../../parts/entry-meta';
import { PagedList } from '../../parts/paged-list';
import { PrimaryLink } from '../../parts/primary-link';
import styles from './news-page.module.css';
import { newsWords } from './news-words';

/** The shop's news, newest first; members and guests who have read some see what they have not. core §2 */
export default function NewsPage({ search }: PageProps) {
  const words = useWords(newsWords);
  const isUnread = useIsNewsUnread();
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      <PagedList
        query={useQuery(newsPageQuery(useApi(), readPageNumber(search)))}
        skeleton={['line', 'line', 'line', 'line']}
        entriesOf={({ entries }) => entries}
        empty={
          <EmptyState message={words.empty}>
            <PrimaryLink to={paths.home()}>{words.toHome}</PrimaryLink>
          </EmptyState>
        }
        toPage={paths.news}
      >
        {({ entries }) => (
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <EntryMeta publishedAt={entry.publishedAt} label={entry.label} />
                <span className={styles.title}>
                  {isUnread(entry) && <span className={styles.unread}>{words.unread}</span>}
                  <Link to={contentPaths.newsArticle(entry.id)}>{entry.title}</Link>
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
