import { flipBookPageQuery } from '@shop/feature-content/flip-book-page-query';
import { formatDate } from '@shop/format/format-day';
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
import { flipBookWords } from './flip-book-words';

/** The digital catalogues of the shop, newest first. core §2 */
export default function FlipBookPage({ search }: PageProps) {
  const words = useWords(flipBookWords);
  const { data, error, isPending, refetch } = useQuery(flipBookPageQuery(useApi(), readPageNumber(search)));
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      {isPending && <SkeletonPage sizes={['tall', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data?.books.length === 0 && (
        <EmptyState message={words.empty}>
          <PrimaryLink to={paths.catalogOrder()}>{words.toCatalogOrder}</PrimaryLink>
        </EmptyState>
      )}
      {data !== undefined && data.books.length > 0 && (
        <>
          <PictureEntries
            entries={data.books.map(({ key, title, description, picture, publishedAt, pageCount }) => ({
              to: paths.flipBook(key),
              title,
              description,
              picture,
              note: (
                <>
                  <time dateTime={publishedAt}>{formatDate(publishedAt)}</time> {words.pageCount(pageCount)}
                </>
              ),
            }))}
          />
          <Pagination
            current={data.pagination.current}
            last={data.pagination.last}
            toPage={(number) => paths.flipBooks(number)}
          />
        </>
      )}
    </>
  );
}
