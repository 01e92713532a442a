import { lt, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  handledRequests,
  mailTokens,
  oauthAttempts,
  passkeyChallenges,
  rateCounters,
  sessions,
  verificationAttempts,
} from '../db/schema';
import type { CleanupTask } from './cleanup-task';
import { deleteInBatches } from './delete-in-batches';
import { DAY_MS } from '../durations';
import { HANDLED_REQUESTS_MS } from '../handled-requests/handled-request';

/** Expired rows stay for a while, so that support can still find them. */
const SECRETS_RETENTION_MS = 7 * DAY_MS;

/** A kind of expired rows. */
interface ExpiredRows {
  readonly table: PgTable;
  isOld(now: Date): SQL | undefined;
}

const secretsBefore = (now: Date) => new Date(now.getTime() - SECRETS_RETENTION_MS);

/** A null never is before anything: what was not used or ended is old by its expiry alone. */
const EXPIRED_ROWS: Readonly<Record<string, ExpiredRows>> = {
  sessions: {
    table: sessions,
    isOld: (now) =>
      or(lt(sessions.refreshableUntil, secretsBefore(now)), lt(sessions.endedAt, secretsBefore(now))),
  },
  verificationAttempts: {
    table: verificationAttempts,
    isOld: (now) => lt(verificationAttempts.expiresAt, secretsBefore(now)),
  },
  oauthAttempts: { table: oauthAttempts, isOld: (now) => lt(oauthAttempts.expiresAt, secretsBefore(now)) },
  mailTokens: {
    table: mailTokens,
    isOld: (now) =>
      or(lt(mailTokens.expiresAt, secretsBefore(now)), lt(mailTokens.usedAt, secretsBefore(now))),
  },
  // Nobody sends a form again after so long.
  handledRequests: {
    table: handledRequests,
    isOld: (now) => lt(handledRequests.createdAt, new Date(now.getTime() - HANDLED_REQUESTS_MS)),
  },
  // Every visit of the sign-in page leaves one.
  passkeyChallenges: { table: passkeyChallenges, isOld: (now) => lt(passkeyChallenges.expiresAt, now) },
  // One that has ended counts from one again: without its row too.
  rateCounters: { table: rateCounters, isOld: (now) => lt(rateCounters.resetsAt, now) },
};

/** Deletes expired sessions, counters, codes and tokens, each kind by itself. */
export const expiredRowsTasks: readonly CleanupTask[] = Object.entries(EXPIRED_ROWS).map(
  ([name, { table, isOld }]) => ({
    name,
    run: (context) => deleteInBatches(context, table, isOld(context.clock.now())),
  }),
);
