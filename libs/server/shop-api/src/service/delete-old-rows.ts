import { lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { mails, mailTokens, oauthAttempts, rateCounters, sessions, verificationAttempts } from '../db/schema';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Expired rows stay for a while, so that support can still find them. */
const SECRETS_KEPT_MS = 7 * DAY_MS;
const MAILS_KEPT_MS = 90 * DAY_MS;
/** Small, so that shoppers never wait for the job. */
const BATCH = 500;

/** A kind of expired rows. */
interface OldRows {
  readonly name: string;
  readonly table: PgTable;
  readonly isOld: SQL | undefined;
}

/** A null never is before anything: what was not used, sent or ended is old by its expiry alone, or never. */
function oldRows(now: Date): readonly OldRows[] {
  const secretsBefore = new Date(now.getTime() - SECRETS_KEPT_MS);
  const mailsBefore = new Date(now.getTime() - MAILS_KEPT_MS);
  return [
    {
      name: 'sessions',
      table: sessions,
      isOld: or(lt(sessions.refreshableUntil, secretsBefore), lt(sessions.endedAt, secretsBefore)),
    },
    {
      name: 'verificationAttempts',
      table: verificationAttempts,
      isOld: lt(verificationAttempts.expiresAt, secretsBefore),
    },
    { name: 'oauthAttempts', table: oauthAttempts, isOld: lt(oauthAttempts.expiresAt, secretsBefore) },
    {
      name: 'mailTokens',
      table: mailTokens,
      isOld: or(lt(mailTokens.expiresAt, secretsBefore), lt(mailTokens.usedAt, secretsBefore)),
    },
    // One that has ended counts from one again: without its row too.
    { name: 'rateCounters', table: rateCounters, isOld: lt(rateCounters.resetsAt, now) },
    {
      name: 'mails',
      table: mails,
      isOld: or(lt(mails.sentAt, mailsBefore), lt(mails.gaveUpAt, mailsBefore)),
    },
  ];
}

/**
 * Deletes expired sessions, counters, codes, tokens and mails, and returns how many of each. Several processes may
 * run this at once: they skip each other's rows.
 */
export async function deleteOldRows(db: Database, now: Date): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const { name, table, isOld } of oldRows(now)) counts[name] = await deleteInBatches(db, table, isOld);
  return counts;
}

async function deleteInBatches(db: Database, table: PgTable, isOld: SQL | undefined): Promise<number> {
  const batch = sql`select ctid from ${table} where ${isOld} limit ${BATCH} for update skip locked`;
  let deleted = 0;
  for (;;) {
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any(array(${batch}))`);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return deleted;
  }
}
