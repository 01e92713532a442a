import type { RequestAddress } from '../address/request-address';

/** Path and query longer than this, in characters, are not cached: few requests ask for them twice. */
export const MAX_CACHED_ADDRESS_LENGTH = 300;

/**
 * Returns the key of a public page: the configured origin (never the host that a request names), the path, and the query
 * in one encoding. `null` where the address is too long to be cached.
 */
export function pageCacheKey(origin: string, { pathname, search }: RequestAddress): string | null {
  const query = new URLSearchParams(search).toString();
  const key = `${origin}${pathname}${query === '' ? '' : `?${query}`}`;
  return key.length - origin.length > MAX_CACHED_ADDRESS_LENGTH ? null : key;
}
