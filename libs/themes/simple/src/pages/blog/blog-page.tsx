import { blogPageQuery } from '@shop/feature-content/blog-page-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { readPageNumber } from '@shop/site/read-page-number';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { PrimaryLink } from '../../parts/primary-link';
import { QueryFailure } from '../../parts/query-failure';
import { BlogCard } from './blog-card';
import styles from './blog-page.module.css';
import { blogWords } from './blog-words';

/** The shop's articles, newest first. core §2 */
export default function BlogPage({ search }: PageProps) {
  const words = useWords(blogWords);
  const { data, error, isPending, refetch } = useQuery(blogPageQuery(useApi(), readPageNumber(search)));
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      {isPending && <SkeletonPage sizes={['tall', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data?.entries.length === 0 && (
        <EmptyState message={words.empty}>
          <PrimaryLink to={paths.home()}>{words.toHome}</PrimaryLink>
        </EmptyState>
      )}
      {data !== undefined && data.entries.length > 0 && (
        <>
          <ul className={styles.grid}>
            {data.entries.map((entry, at) => (
              <li key={entry.id}>
                <BlogCard entry={entry} isFirst={at === 0} />
              </li>
            ))}
          </ul>
          <Pagination
            current={data.pagination.current}
            last={data.pagination.last}
            toPage={(number) => paths.blog(number)}
          />
        </>
      )}
    </>
  );
}
