import { blogPageQuery } from '@shop/feature-content/blog-page-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { useQuery } from '@tanstack/react-query';
import { PagedList } from '../../parts/paged-list';
import { PrimaryLink } from '../../parts/primary-link';
import { BlogCard } from './blog-card';
import styles from './blog-page.module.css';
import { blogWords } from './blog-words';

/** The shop's articles, newest first. core §2 */
export default function BlogPage({ search }: PageProps) {
  const words = useWords(blogWords);
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      <PagedList
        query={useQuery(blogPageQuery(useApi(), readPageNumber(search)))}
        skeleton={['tall', 'tall']}
        entriesOf={({ entries }) => entries}
        empty={
          <EmptyState message={words.empty}>
            <PrimaryLink to={paths.home()}>{words.toHome}</PrimaryLink>
          </EmptyState>
        }
        toPage={paths.blog}
      >
        {({ entries }) => (
          <ul className={styles.grid}>
            {entries.map((entry, at) => (
              <li key={entry.id}>
                <BlogCard entry={entry} isFirst={at === 0} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
