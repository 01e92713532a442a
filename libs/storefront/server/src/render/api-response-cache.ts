import type { ApiResponse, ApiClient } from '@shop/api-client/api-client';
import { trustResponse } from '@shop/api-client/trust-response';
import { GUEST_CALLS } from '@shop/contract/guest-calls';
import type { Sender } from '@shop/requests/admission-lane';
import { SingleFlightCache } from '@shop/requests/single-flight-cache';
import type { ChangeEvents } from '../data-changes/change-events';
import { changedProductKey } from '../data-changes/shop-change';

/** Paths of the contract whose responses are the same for everyone, members included: every page loads them. */
const SITE_PATHS: ReadonlySet<string> = new Set([
  '/public.json',
  '/v1/settings/front',
  '/v1/colorschemes/selected/front',
  '/v1/categories/hierarchy',
  '/v1/static-pages/urls',
]);
/** The memory of parsed JSON as a multiple of its text's length, and of an entry besides, in bytes. */
const BYTES_PER_CHARACTER = 4;
const ENTRY_BYTES = 1_000;
/** Every page waits for these calls, so a slow one is given up sooner than others. */
const SITE_TIMEOUT_MS = 5_000;

/** The clients of one request, and whose it is. */
export interface RequestClients {
  /** Calls without a token. */
  readonly anonymous: ApiClient;
  /** Calls with the member's token; `null` for a guest. */
  readonly member: ApiClient | null;
  /** By whose share the API admits the calls of either. */
  readonly sender: Sender;
}

/** What the cache of a thread is made of. */
interface ApiResponseCacheOptions {
  readonly now: () => number;
  readonly changes: ChangeEvents;
  /** How old public data in a page may be when it is rendered, where no change event purges it earlier, in ms. */
  readonly ttlMs: number;
  /** The memory that all responses may take together. */
  readonly maxBytes: number;
}

/** Returns a client that shares the responses of public calls with all other requests. */
export type ApiResponseCache = (clients: RequestClients) => ApiClient;

const bytesOf = ({ data }: ApiResponse<unknown>): number =>
  ENTRY_BYTES + BYTES_PER_CHARACTER * (JSON.stringify(data) ?? '').length;

/**
 * Creates the response cache of a thread. Successful GETs of `GUEST_CALLS`, for members of `SITE_PATHS` alone, are sent
 * without a token and parsed once in `ttlMs`. While a response is missing, each sender asks for it: the API may let one
 * wait, or turn it away, for what that one alone has asked for. The data is shared, so it must not be changed; the features'
 * transformers create new objects.
 */
export function createApiResponseCache({ changes, ...limits }: ApiResponseCacheOptions): ApiResponseCache {
  const responses = new SingleFlightCache<ApiResponse<unknown>>({
    ...limits,
    bytesOf,
    isLoadedPerSender: true,
  });
  changes.subscribe((change) => {
    const product = changedProductKey(change);
    responses.purge((key) => product === null || key.includes(JSON.stringify(product)));
  });

  return ({ anonymous, member, sender }) => {
    const own = member ?? anonymous;
    const sharedPaths = member === null ? GUEST_CALLS : SITE_PATHS;
    return {
      call: async (endpoint, input, options) => {
        if (endpoint.method !== 'GET' || !sharedPaths.has(endpoint.path) || options?.bearer !== undefined)
          return await own.call(endpoint, input, options);
        const patience = SITE_PATHS.has(endpoint.path) ? { timeoutMs: SITE_TIMEOUT_MS } : {};
        // Without the request's signal: others may wait for this response when the shopper has left.
        const load = async () => ({
          isCacheable: true,
          value: await anonymous.call(endpoint, input, patience),
        });
        const key = `${endpoint.path} ${JSON.stringify(input)}`;
        const { data, ...rest } = await responses.getFor({ key, sender }, load);
        return { ...rest, data: trustResponse(data) };
      },
    };
  };
}
