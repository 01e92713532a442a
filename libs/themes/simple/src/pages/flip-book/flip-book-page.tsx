import { flipBookPageQuery } from '@shop/feature-content/flip-book-page-query';
import { formatDate } from '@shop/format/format-day';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { useQuery } from '@tanstack/react-query';
import { PagedList } from '../../parts/paged-list';
import { PictureEntries } from '../../parts/picture-entries';
import { PrimaryLink } from '../../parts/primary-link';
import { flipBookWords } from './flip-book-words';

/** The digital catalogues of the shop, newest first. core §2 */
export default function FlipBookPage({ search }: PageProps) {
  const words = useWords(flipBookWords);
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      <PagedList
        query={useQuery(flipBookPageQuery(useApi(), readPageNumber(search)))}
        skeleton={['tall', 'tall']}
        entriesOf={({ books }) => books}
        empty={
          <EmptyState message={words.empty}>
            <PrimaryLink to={paths.catalogOrder()}>{words.toCatalogOrder}</PrimaryLink>
          </EmptyState>
        }
        toPage={paths.flipBooks}
      >
        {({ books }) => (
          <PictureEntries
            entries={books.map(({ key, title, description, picture, publishedAt, pageCount }) => ({
              to: contentPaths.flipBook(key),
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
        )}
      </PagedList>
    </>
  );
}
