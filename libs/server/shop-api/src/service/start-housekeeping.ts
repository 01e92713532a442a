import type { Logger } from 'pino';
import { deleteOldCarts } from '../carts/delete-old-carts';
import type { Database } from '../db/database';
import type { Clock } from '../ports/clock';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 60 * 60 * 1000;

interface HousekeepingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Throws away what nobody needs any more, a minute after the start and then hourly. A failure is logged and tried
 * again the next time. Answers how to stop it, which waits for a run that is under way.
 */
export function startHousekeeping({ db, clock, log }: HousekeepingParts): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = deleteOldCarts({ db, clock })
      .then((count) => {
        if (count > 0) log.info({ count }, 'old carts deleted');
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
