import { landingPageListQuery } from '@shop/feature-content/landing-page-list-query';
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
import { PictureEntries } from '../../parts/picture-entries';
import { PrimaryLink } from '../../parts/primary-link';
import { QueryFailure } from '../../parts/query-failure';
import { landingPagesWords } from './landing-pages-words';

/** The landing pages that are open now. account §7 */
export default function LandingPagesPage({ search }: PageProps) {
  const words = useWords(landingPagesWords);
  const { data, error, isPending, refetch } = useQuery(
    landingPageListQuery(useApi(), readPageNumber(search)),
  );
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      {isPending && <SkeletonPage sizes={['tall', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data?.entries.length === 0 && (
        <EmptyState message={words.empty}>
          <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
        </EmptyState>
      )}
      {data !== undefined && data.entries.length > 0 && (
        <>
          <PictureEntries
            entries={data.entries.map(({ slug, title, description, picture }) => ({
              to: paths.landingPage(slug),
              title,
              description,
              picture,
            }))}
          />
          <Pagination
            current={data.pagination.current}
            last={data.pagination.last}
            toPage={(number) => paths.landingPages(number)}
          />
        </>
      )}
    </>
  );
}
