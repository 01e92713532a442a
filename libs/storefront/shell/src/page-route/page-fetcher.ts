import { type FetchQueryOptions, type QueryClient, type QueryKey, hashKey } from '@tanstack/react-query';
import type { PageInput } from '../pages/page-definition';

/** The two ways of a page to its data, and what went them. */
export interface PageFetcher extends Pick<PageInput, 'fetch' | 'prefetch'> {
  /** The hashes of the queries that this page asked. */
  readonly asked: ReadonlySet<string>;
}

/** Fetches through the query cache: what it has is shown at once and brought up to date behind it. */
export function createPageFetcher(queryClient: QueryClient): PageFetcher {
  const asked = new Set<string>();
  const fetch = <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>) => {
    asked.add(hashKey(options.queryKey));
    return queryClient.ensureQueryData<Data, Error, Data, Key>({ ...options, revalidateIfStale: true });
  };
  return {
    asked,
    fetch,
    prefetch: async (options) => {
      await fetch(options).catch(() => undefined);
    },
  };
}
