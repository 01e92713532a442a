import type { ApiResponse, ApiClient } from '@shop/api-client/api-client';
import { trustResponse } from '@shop/api-client/trust-response';
import { LRUCache } from 'lru-cache';
import type { ChangeEvents } from '../changes/change-events';
import { changedProductKey } from '../changes/shop-change';

/** Paths of the contract whose responses are the same for everyone, members included: every page loads them. */
const SITE_PATHS: ReadonlySet<string> = new Set([
  '/public.json',
  '/v1/settings/front',
  '/v1/colorschemes/selected/front',
  '/v1/categories/hierarchy',
  '/v1/static-pages/urls',
]);
/** Paths whose responses are the same for every visitor who is not signed in. */
const VISITOR_PATHS: ReadonlySet<string> = new Set([
  ...SITE_PATHS,
  '/v1/products',
  '/v1/products/{key}',
  '/v1/products/{key}/recommend',
  '/v1/products/{key}/reviews',
  '/v1/brands',
  '/v1/makers',
  '/v1/news',
  '/v1/static-pages/url{path}',
]);
/** How old public data in a page may be when it is rendered, where no change event purges it earlier. */
export const API_CACHE_TTL_MS = 3_000;
const MAX_RESPONSES = 2_000;
/** Every page waits for these calls, so a slow one is given up sooner than others. */
const SITE_TIMEOUT_MS = 5_000;

/** The clients of one request. */
export interface RequestClients {
  /** Calls without a token. */
  readonly anonymous: ApiClient;
  /** Calls with the member's token; `null` for a visitor. */
  readonly member: ApiClient | null;
}

/** Returns a client that shares the responses of public calls with all other requests. */
export type ApiResponseCache = (clients: RequestClients) => ApiClient;

/**
 * Creates the response cache of a process. Successful GETs of the paths above are sent without a token and parsed once in
 * `API_CACHE_TTL_MS`, also for pages that are rendered at the same time. The data is shared, so it must not be changed;
 * the features' transformers create new objects.
 */
export function createApiResponseCache(now: () => number, changes: ChangeEvents): ApiResponseCache {
  const responses = new LRUCache<string, Promise<ApiResponse<unknown>>>({
    max: MAX_RESPONSES,
    ttl: API_CACHE_TTL_MS,
    ttlResolution: 0,
    perf: { now },
  });
  changes.subscribe((change) => {
    const product = changedProductKey(change);
    if (product === null) responses.clear();
    else
      for (const key of [...responses.keys()])
        if (key.includes(JSON.stringify(product))) responses.delete(key);
  });

  const fetchOnce = (
    key: string,
    call: () => Promise<ApiResponse<unknown>>,
  ): Promise<ApiResponse<unknown>> => {
    const cached = responses.get(key);
    if (cached !== undefined) return cached;
    const response = call();
    responses.set(key, response);
    response.catch(() => {
      if (responses.peek(key) === response) responses.delete(key);
    });
    return response;
  };

  return ({ anonymous, member }) => {
    const own = member ?? anonymous;
    const sharedPaths = member === null ? VISITOR_PATHS : SITE_PATHS;
    return {
      call: async (endpoint, input, options) => {
        if (endpoint.method !== 'GET' || !sharedPaths.has(endpoint.path) || options?.bearer !== undefined)
          return await own.call(endpoint, input, options);
        // Without the request's signal: others may wait for this response when the visitor has left.
        const { data, ...rest } = await fetchOnce(`${endpoint.path} ${JSON.stringify(input)}`, () =>
          anonymous.call(
            endpoint,
            input,
            SITE_PATHS.has(endpoint.path) ? { timeoutMs: SITE_TIMEOUT_MS } : {},
          ),
        );
        return { ...rest, data: trustResponse(data) };
      },
    };
  };
}
