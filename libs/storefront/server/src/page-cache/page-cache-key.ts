import type { RequestUrl } from '../request-url/request-url';
import { withoutTracking } from './without-tracking';

/** Path and query longer than this, in characters, are not cached: few requests ask for them twice. */
export const MAX_CACHED_URL_LENGTH = 300;

/**
 * Returns the key of a public document: the configured origin (never the host that a request names), the path, and the
 * query in one encoding, without what no page reads. `null` where the URL is too long to be cached.
 */
export function pageCacheKey(origin: string, url: RequestUrl): string | null {
  const { pathname, search } = withoutTracking(url);
  const query = new URLSearchParams(search).toString();
  const key = `${origin}${pathname}${query === '' ? '' : `?${query}`}`;
  return key.length - origin.length > MAX_CACHED_URL_LENGTH ? null : key;
}
