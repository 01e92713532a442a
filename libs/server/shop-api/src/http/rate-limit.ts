import { eq, sql } from 'drizzle-orm';
import { ERROR_CODES } from '@shop/contract/error-codes';
import type { Executor } from '../db/database';
import { rateCounters } from '../db/schema';
import { HttpError } from './http-error';
import type { Clock } from '../ports/clock';

/** At most `count` uses in `windowMs` milliseconds. */
export interface RateLimit {
  readonly count: number;
  readonly windowMs: number;
}

/**
 * Counts one use of `key` and returns null, or the seconds until it may be used again once the limit is passed. It is
 * one statement, so that parallel requests cannot exceed the limit, and all processes share the counter. reliability 5
 */
export async function countUse(
  db: Executor,
  clock: Clock,
  key: string,
  limit: RateLimit,
): Promise<number | null> {
  const now = clock.now();
  const resetsAt = new Date(now.getTime() + limit.windowMs);
  const isOver = sql`${rateCounters.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateCounters)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateCounters.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt.toISOString()}::timestamptz else ${rateCounters.resetsAt} end`,
      },
    })
    .returning();
  if (row === undefined || row.count <= limit.count) return null;
  return Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
}

/** Counts one use of `key` and throws a 429 with Retry-After once the limit is passed: see `countUse`. */
export async function consumeRateLimit(
  db: Executor,
  clock: Clock,
  key: string,
  limit: RateLimit,
): Promise<void> {
  const seconds = await countUse(db, clock, key, limit);
  if (seconds === null) return;
  throw new HttpError(
    429,
    ERROR_CODES.tooMany,
    '試行回数が多すぎます。しばらく時間をおいてから、もう一度お試しください。',
    { headers: { 'Retry-After': String(seconds) } },
  );
}

/** Resets the counter of `key` after a success. */
export async function resetRateLimit(db: Executor, key: string): Promise<void> {
  await db.delete(rateCounters).where(eq(rateCounters.key, key));
}

/** Decrements the counter of `key`: the use did not count after all. */
export async function refundRateLimit(db: Executor, key: string): Promise<void> {
  await db
    .update(rateCounters)
    .set({ count: sql`greatest(${rateCounters.count} - 1, 0)` })
    .where(eq(rateCounters.key, key));
}
