import type { Logger } from 'pino';
import { type CleanupDependencies, deleteExpiredData } from './delete-expired-data';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 60 * 60 * 1000;

/**
 * Throws away what nobody needs any more, a minute after the start and then hourly. A failure is logged and tried
 * again the next time. Answers how to stop it, which waits for a run that is under way.
 */
export function startCleanup({
  log,
  ...parts
}: CleanupDependencies & { readonly log: Logger }): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = deleteExpiredData(parts)
      .then((counts) => {
        if (Object.values(counts).some((count) => count > 0)) log.info({ counts }, 'housekeeping done');
      })
      .catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  };
  const first = setTimeout(run, FIRST_AFTER_MS);
  const hourly = setInterval(run, EVERY_MS);
  first.unref();
  hourly.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(hourly);
    await running;
  };
}
