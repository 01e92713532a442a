import { and, eq, lte, sql } from 'drizzle-orm';
import { ERROR_CODES } from '@shop/contract/error-codes';
import type { Executor } from '../db/database';
import { rateCounters } from '../db/schema';
import { HttpError } from './http-error';
import type { Clock } from '../ports/clock';
import { rateCounterKey } from './rate-counter-key';

/** At most `count` uses in `windowMs` milliseconds. */
export interface RateLimit {
  readonly count: number;
  readonly windowMs: number;
}

/**
 * Counts a use of `key`, or as many `uses` as it weighs, and returns null, or the seconds until it may be used again once the
 * limit is passed. It is one statement, so that parallel requests cannot exceed the limit, and all processes share the counter.
 * reliability 5
 */
export async function countUse(
  db: Executor,
  clock: Clock,
  key: string,
  limit: RateLimit,
  uses = 1,
): Promise<number | null> {
  const now = clock.now();
  const resetsAt = new Date(now.getTime() + limit.windowMs);
  const isOver = sql`${rateCounters.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateCounters)
    .values({ key: rateCounterKey(key), count: uses, resetsAt })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${isOver} then ${uses}::int else ${rateCounters.count} + ${uses}::int end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt.toISOString()}::timestamptz else ${rateCounters.resetsAt} end`,
      },
    })
    .returning();
  if (row === undefined || row.count <= limit.count) return null;
  return Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
}

/** Counts a use of `key` and throws a 429 with Retry-After once the limit is passed: see `countUse`. */
export async function consumeRateLimit(
  db: Executor,
  clock: Clock,
  key: string,
  limit: RateLimit,
  uses = 1,
): Promise<void> {
  const seconds = await countUse(db, clock, key, limit, uses);
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
  await db.delete(rateCounters).where(eq(rateCounters.key, rateCounterKey(key)));
}

/**
 * Decrements the counter of `key`: the use did not count after all. A use that was counted long before names the latest
 * time at which its window ends, so that it is not taken from a later window.
 */
export async function refundRateLimit(db: Executor, key: string, latestReset?: Date): Promise<void> {
  const isSameWindow = latestReset === undefined ? undefined : lte(rateCounters.resetsAt, latestReset);
  await db
    .update(rateCounters)
    .set({ count: sql`greatest(${rateCounters.count} - 1, 0)` })
    .where(and(eq(rateCounters.key, rateCounterKey(key)), isSameWindow));
}
