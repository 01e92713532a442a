import { HydrationBoundary } from '@tanstack/react-query';
import { useLoaderData, useParams, useSearchParams } from 'react-router-dom';
import { ThemedPage } from '../document/theme-part-host';
import type { PageDefinition } from '../pages/page-definition';
import type { PageData } from './page-data';
import { PendingPage } from './pending-page';
import { readParams } from './read-params';

/** Draws the theme's page of a route over the data its loader has put into the cache. */
export function PageHost({ page }: { readonly page: PageDefinition }) {
  const { state, isPending } = useLoaderData<PageData>();
  const params = useParams();
  const [search] = useSearchParams();
  if (isPending) return <PendingPage />;
  return (
    <HydrationBoundary state={state}>
      <ThemedPage id={page.route.page} params={readParams(params)} search={search} />
    </HydrationBoundary>
  );
}
