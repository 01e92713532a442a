import { type DehydratedState, type QueryClient, dehydrate } from '@tanstack/react-query';
import type { PageFetcher } from './page-fetcher';

/**
 * The queries that one loader fetched, for the browser's cache. Queries that failed are left out: the browser fetches
 * them again. So are those of other loaders, which dehydrate their own.
 */
export function dehydrateFetched(
  queryClient: QueryClient,
  { fetched }: Pick<PageFetcher, 'fetched'>,
): DehydratedState {
  return dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => fetched.has(query.queryHash) && query.state.status === 'success',
  });
}
