import type { Logger } from 'pino';
import type { CachedDocument } from './cached-document';

/** Cache hits are counted and logged once in this time: a line for each would cost as much as the response. */
const LOG_INTERVAL_MS = 1_000;

/** Returns a function that counts a cache hit; the counts of each route are logged together. */
export function createCacheHitLog(log: Pick<Logger, 'info'>): (document: CachedDocument) => void {
  const hits = new Map<string, number>();
  const flush = () => {
    for (const [route, count] of hits) log.info({ route, hits: count }, 'page cache');
    hits.clear();
  };
  return ({ route }) => {
    if (hits.size === 0) setTimeout(flush, LOG_INTERVAL_MS);
    const name = route ?? '(none)';
    hits.set(name, (hits.get(name) ?? 0) + 1);
  };
}
