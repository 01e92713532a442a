import { landingPageListQuery } from '@shop/feature-content/landing-page-list-query';
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
import { landingPagesWords } from './landing-pages-words';

/** The landing pages that are open now. account §7 */
export default function LandingPagesPage({ search }: PageProps) {
  const words = useWords(landingPagesWords);
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      <PagedList
        query={useQuery(landingPageListQuery(useApi(), readPageNumber(search)))}
        skeleton={['tall', 'tall']}
        entriesOf={({ entries }) => entries}
        empty={
          <EmptyState message={words.empty}>
            <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
          </EmptyState>
        }
        toPage={contentPaths.landingPages}
      >
        {({ entries }) => (
          <PictureEntries
            entries={entries.map(({ slug, title, description, picture }) => ({
              to: contentPaths.landingPage(slug),
              title,
              description,
              picture,
            }))}
          />
        )}
      </PagedList>
    </>
  );
}
