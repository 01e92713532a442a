import { useMemo } from 'react';
import { useLoaderData, useParams, useSearchParams } from 'react-router-dom';
import { ThemedPage } from '../document/theme-part-host';
import type { PageDefinition } from './define-page';
import { HydratedQueries } from './hydrated-queries';
import type { PageData } from './page-data';
import { PendingPage } from './pending-page';
import { readParams } from './read-params';

/** Renders the theme's page of a route, with the data that its loader fetched. */
export function RoutePage({ page }: { readonly page: PageDefinition }) {
  const { state, isPending } = useLoaderData<PageData>();
  const params = useParams();
  const [search] = useSearchParams();
  // The router renders each route again as soon as a press has begun a navigation, which the page has no part in.
  const themed = useMemo(
    () => <ThemedPage id={page.id} params={readParams(params)} search={search} />,
    [page.id, params, search],
  );
  if (isPending) return <PendingPage />;
  return <HydratedQueries state={state}>{themed}</HydratedQueries>;
}
