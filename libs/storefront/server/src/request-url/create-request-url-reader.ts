import { LRUCache } from 'lru-cache';
import { type RequestUrl, parseRequestUrl } from './request-url';

const MAX_CACHED_TARGETS = 2_000;
/** Longer targets, in characters, are not cached: few requests ask for them twice. */
const MAX_CACHED_LENGTH = 400;

/** Returns the URL of a request's target, or `null` where it is no URL of the shop. */
export type RequestUrlReader = (target: string) => RequestUrl | null;

/** Creates a reader that parses a target once and returns the same object from then on, as long as it is cached. */
export function createRequestUrlReader(): RequestUrlReader {
  const urls = new LRUCache<string, RequestUrl>({ max: MAX_CACHED_TARGETS });
  return (target) => {
    const cached = urls.get(target);
    if (cached !== undefined) return cached;
    const url = parseRequestUrl(target);
    if (url !== null && target.length <= MAX_CACHED_LENGTH) urls.set(target, url);
    return url;
  };
}
