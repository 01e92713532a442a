import { type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isBefore } from '../db/is-before';
import {
  handledRequests,
  mailTokens,
  oauthAttempts,
  passkeyChallenges,
  rateCounters,
  sessions,
  unpaidHolds,
  verificationAttempts,
} from '../db/schema';
import type { CleanupTask } from './cleanup-task';
import { deleteInBatches } from './delete-in-batches';
import { DAY_MS } from '../durations';
import { HANDLED_REQUESTS_MS } from '../handled-requests/handled-request';

/** Expired rows stay for a while, so that support can still find them. */
const SECRETS_RETENTION_MS = 7 * DAY_MS;

/** A kind of expired rows: when each is over, and how long it stays after that, in ms. */
interface ExpiredRows {
  readonly table: PgTable;
  readonly overAt: SQLWrapper;
  readonly keptMs: number;
}

const EXPIRED_ROWS: Readonly<Record<string, ExpiredRows>> = {
  sessions: {
    table: sessions,
    // The least of two moments leaves out the one that is null: a session that nobody has ended.
    overAt: sql`least(${sessions.refreshableUntil}, ${sessions.endedAt})`,
    keptMs: SECRETS_RETENTION_MS,
  },
  verificationAttempts: {
    table: verificationAttempts,
    overAt: verificationAttempts.expiresAt,
    keptMs: SECRETS_RETENTION_MS,
  },
  oauthAttempts: { table: oauthAttempts, overAt: oauthAttempts.expiresAt, keptMs: SECRETS_RETENTION_MS },
  mailTokens: {
    table: mailTokens,
    overAt: sql`least(${mailTokens.expiresAt}, ${mailTokens.usedAt})`,
    keptMs: SECRETS_RETENTION_MS,
  },
  // Nobody sends a form again after so long.
  handledRequests: { table: handledRequests, overAt: handledRequests.createdAt, keptMs: HANDLED_REQUESTS_MS },
  // Every visit of the sign-in page leaves one.
  passkeyChallenges: { table: passkeyChallenges, overAt: passkeyChallenges.expiresAt, keptMs: 0 },
  // An order that was cancelled counts for a day after it was placed, by card or wallet after it ended.
  unpaidHolds: { table: unpaidHolds, overAt: unpaidHolds.endedAt, keptMs: DAY_MS },
  // One that has ended counts from one again: without its row too.
  rateCounters: { table: rateCounters, overAt: rateCounters.resetsAt, keptMs: 0 },
};

/** Deletes expired sessions, counters, codes and tokens, each kind by itself. */
export const expiredRowsTasks: readonly CleanupTask[] = Object.entries(EXPIRED_ROWS).map(
  ([name, { table, overAt, keptMs }]) => ({
    name,
    run(context) {
      const before = new Date(context.clock.now().getTime() - keptMs);
      return deleteInBatches(context, { table, age: overAt, isOld: isBefore(overAt, before) });
    },
  }),
);
