import { isApiError } from '@shop/api-client/api-error';
import { QueryClient } from '@tanstack/react-query';

/**
 * How long a response counts as fresh: longer than hydration takes, so that nothing the server fetched is fetched
 * again; short enough for stock and prices.
 */
const FRESH_MS = 30_000;
/** How long a response that nothing shows any more is kept, so that "back" is at once. */
const KEPT_MS = 10 * 60_000;
/** Failures of the way (no network, timeout, 5xx) are tried this many times more. */
const MAX_RETRIES = 1;

const isWorthRepeating = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'server');

/**
 * The cache of one browser tab, or of one request on the server. A 4xx, a 503 and a cancelled call are never repeated;
 * the server repeats nothing, and commands are never repeated by themselves.
 */
export function createQueryClient(where: 'browser' | 'server'): QueryClient {
  const isServer = where === 'server';
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: isServer ? Number.POSITIVE_INFINITY : FRESH_MS,
        gcTime: isServer ? Number.POSITIVE_INFINITY : KEPT_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => !isServer && failures < MAX_RETRIES && isWorthRepeating(error),
      },
      mutations: { retry: false },
    },
  });
}
