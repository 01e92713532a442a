import { type DehydratedState, type QueryClient, dehydrate } from '@tanstack/react-query';
import type { PageFetcher } from './page-fetcher';

/** What one loader fetched, for the browser. Failures are left to it to repeat; the rest of the cache is others'. */
export function dehydrateAsked(
  queryClient: QueryClient,
  { asked }: Pick<PageFetcher, 'asked'>,
): DehydratedState {
  return dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => asked.has(query.queryHash) && query.state.status === 'success',
  });
}
