import { stylistsQuery } from '@shop/feature-catalogue/stylists-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { PrimaryLink } from '../../parts/primary-link';
import { QueryFailure } from '../../parts/query-failure';
import { StylistCard } from './stylist-card';
import styles from './stylist-page.module.css';
import { stylistWords } from './stylist-words';

/** The people of the shop who put things together. core §2 */
export default function StylistPage({ search }: PageProps) {
  const words = useWords(stylistWords);
  const { data, error, isPending, refetch } = useQuery(stylistsQuery(useApi(), readPageNumber(search)));
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      {isPending && <SkeletonPage sizes={['tall', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data?.stylists.length === 0 && (
        <EmptyState message={words.empty}>
          <PrimaryLink to={paths.home()}>{words.toHome}</PrimaryLink>
        </EmptyState>
      )}
      {data !== undefined && data.stylists.length > 0 && (
        <>
          <ul className={styles.grid}>
            {data.stylists.map((stylist) => (
              <li key={stylist.key}>
                <StylistCard stylist={stylist} />
              </li>
            ))}
          </ul>
          <Pagination
            current={data.pagination.current}
            last={data.pagination.last}
            toPage={(number) => paths.stylists(number)}
          />
        </>
      )}
    </>
  );
}
