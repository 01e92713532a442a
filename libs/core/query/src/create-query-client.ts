import { isApiError } from '@shop/api-client/is-api-error';
import { QueryClient } from '@tanstack/react-query';

/**
 * How long data is fresh: longer than hydration takes, so that nothing the server has fetched is fetched again; short
 * enough for stock and prices.
 */
const STALE_TIME_MS = 30_000;
/** How long data that no component uses stays in the cache, so that the back button shows a page at once. */
const GC_TIME_MS = 10 * 60_000;
/** How often a query is retried after no network, a timeout or a 5xx. */
const MAX_RETRIES = 1;

const isRetryable = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'server');

/**
 * Creates the query cache of one browser tab, or of one request on the server. A 4xx, a 503 and a cancelled call are
 * never retried; the server retries nothing, and mutations are never retried.
 */
export function createQueryClient(environment: 'browser' | 'server'): QueryClient {
  const isServer = environment === 'server';
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: isServer ? Number.POSITIVE_INFINITY : STALE_TIME_MS,
        gcTime: isServer ? Number.POSITIVE_INFINITY : GC_TIME_MS,
        refetchOnWindowFocus: false,
        retry: (failureCount, error) => !isServer && failureCount < MAX_RETRIES && isRetryable(error),
      },
      // Kept back until the browser is online again, a press would seem to do nothing.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
