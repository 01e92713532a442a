import type { CleanupDependencies } from './cleanup-task';
import { deleteExpiredData } from './delete-expired-data';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 60 * 60 * 1000;

/**
 * Runs `deleteExpiredData` a minute after the start and then hourly. What fails is logged, and
 * the next run tries again. Returns a function that stops it: a running round ends after its batch.
 */
export function startCleanup(parts: CleanupDependencies): () => Promise<void> {
  const { log } = parts;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= deleteExpiredData(parts, undefined, { signal: stopping.signal })
      .then((counts) => {
        if (Object.values(counts).some((count) => count > 0)) log.info({ counts }, 'cleanup done');
      })
      .catch((error: unknown) => log.error({ err: error }, 'cleanup failed'))
      .finally(() => (running = null));
  };
  const first = setTimeout(run, FIRST_AFTER_MS);
  const hourly = setInterval(run, EVERY_MS);
  first.unref();
  hourly.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(hourly);
    stopping.abort();
    await running;
  };
}
