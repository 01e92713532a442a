import { type FetchQueryOptions, type QueryClient, type QueryKey, hashKey } from '@tanstack/react-query';
import type { PageLoadInput } from './define-page';

/** How a page fetches its queries, with a record of which ones. */
export interface PageFetcher extends Pick<PageLoadInput, 'fetch' | 'prefetch'> {
  /** The hashes of all queries that were fetched. */
  readonly fetched: ReadonlySet<string>;
}

/** Fetches through the query cache: cached data is returned at once and refetched in the background when stale. */
export function createPageFetcher(queryClient: QueryClient): PageFetcher {
  const fetched = new Set<string>();
  const fetch = <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>) => {
    fetched.add(hashKey(options.queryKey));
    return queryClient.ensureQueryData<Data, Error, Data, Key>({ ...options, revalidateIfStale: true });
  };
  return {
    fetched,
    fetch,
    prefetch: async (options) => {
      await fetch(options).catch(() => undefined);
    },
  };
}
