import type { ApiAnswer, ApiClient } from '@shop/api-client/api-client';
import { trustAnswer } from '@shop/api-client/trust-answer';
import { changedProductKey, type ChangeEvents } from '../changes/change-events';

/** Paths of the contract whose answers to a visitor are the same for every visitor of the shop. */
const SHARED_PATHS: ReadonlySet<string> = new Set([
  '/public.json',
  '/v1/settings/front',
  '/v1/colorschemes/selected/front',
  '/v1/categories/hierarchy',
  '/v1/products',
  '/v1/products/{key}',
  '/v1/products/{key}/recommend',
  '/v1/products/{key}/reviews',
  '/v1/brands',
  '/v1/makers',
  '/v1/news',
  '/v1/static-pages/urls',
  '/v1/static-pages/url{path}',
]);
/** How long a change of public data may take to be seen in a page that is drawn. */
export const SHARED_ANSWER_TTL_MS = 3_000;
/** Answers kept at once; the oldest goes first. */
const MOST_KEPT = 2_000;

interface KeptAnswer {
  readonly expiresAtMs: number;
  readonly answer: Promise<ApiAnswer<unknown>>;
}

/** Lets the documents of all visitors share what the API has answered. */
export type ApiResponseCache = (api: ApiClient) => ApiClient;

/**
 * Wraps clients that call without a token, of one shop's process: GETs of the listed paths are asked and read once in
 * a few seconds, however many pages are drawn meanwhile, and only their successes are kept. What is answered is shared,
 * so nobody may change it; the features' transformers make new objects.
 */
export function createApiResponseCache(
  now: () => number = Date.now,
  changes?: ChangeEvents,
): ApiResponseCache {
  const kept = new Map<string, KeptAnswer>();
  changes?.subscribe((what) => {
    const product = changedProductKey(what);
    if (product === null) kept.clear();
    else for (const key of kept.keys()) if (key.includes(JSON.stringify(product))) kept.delete(key);
  });

  const keep = (key: string, answer: Promise<ApiAnswer<unknown>>): KeptAnswer => {
    const entry = { answer, expiresAtMs: now() + SHARED_ANSWER_TTL_MS };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry;
  };

  return (api) => ({
    call: async (endpoint, input, options) => {
      if (endpoint.method !== 'GET' || !SHARED_PATHS.has(endpoint.path) || options?.bearer !== undefined)
        return await api.call(endpoint, input, options);
      const key = `${endpoint.path} ${JSON.stringify(input)}`;
      const held = kept.get(key);
      const entry =
        held !== undefined && held.expiresAtMs > now()
          ? held
          : // Asked for everybody: it goes on when the page that asked first is left.
            keep(key, api.call(endpoint, input));
      const { data, ...rest } = await entry.answer;
      return { ...rest, data: trustAnswer(data) };
    },
  });
}
