import type { Logger } from 'pino';
import type { CachedPage } from './page-cache';

/** Kept pages are told together, so often, in ms: writing a line costs as much as answering. */
const TELL_EVERY_MS = 1_000;

/** Tells the log how many kept pages of each route were answered. */
export function createCacheHitLog(log: Pick<Logger, 'info'>): (page: CachedPage) => void {
  const counts = new Map<string, number>();
  const tell = () => {
    for (const [route, answers] of counts) log.info({ route, answers }, 'kept documents');
    counts.clear();
  };
  return ({ route }) => {
    if (counts.size === 0) setTimeout(tell, TELL_EVERY_MS);
    const name = route ?? '(none)';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
}
