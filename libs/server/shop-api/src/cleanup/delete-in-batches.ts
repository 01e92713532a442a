import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { pauseFor, realTimer } from '../db/pause-after-batch';
import type { CleanupContext } from './cleanup-task';

/** So few rows that no request waits long for the statement. */
const BATCH = 500;

/** What limits a task that works in batches. */
export type BatchLimits = Pick<CleanupContext, 'isOver' | 'timer'>;

/** Repeats a batch until one has less than `size` to do or the time is over; returns the sum. */
export async function repeatBatches(
  { isOver, timer = realTimer }: BatchLimits,
  size: number,
  batch: () => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (;;) {
    const startedAtMs = timer.nowMs();
    const done = await batch();
    sum += done;
    if (done < size || isOver()) return sum;
    await pauseFor(timer.nowMs() - startedAtMs, timer);
  }
}

/** Which rows are deleted. */
interface OldRows {
  readonly table: PgTable;
  readonly isOld: SQL | undefined;
  /**
   * What a row's age is told by, of type timestamptz: an index leads to the rows in its order, and the oldest go first. Left
   * out where the rows have no such index and are few.
   */
  readonly age?: SQLWrapper;
}

/**
 * Deletes the rows that match, in batches. By their age each batch begins where the one before ended, since the index still
 * holds the entries of those that are gone. Several processes may run this at once: they skip each other's rows, and
 * rows that are in use, which the next round deletes.
 */
export function deleteInBatches(
  context: Pick<CleanupContext, 'db'> & BatchLimits,
  { table, isOld, age }: OldRows,
): Promise<number> {
  let last: string | null = null;
  return repeatBatches(context, BATCH, async () => {
    const isLater = age === undefined || last === null ? undefined : sql`${age} >= ${last}::timestamptz`;
    const order = age === undefined ? sql`` : sql`order by ${age}`;
    const batch = sql`select ctid from ${table} where ${and(isOld, isLater)} ${order} limit ${BATCH} for update skip locked`;
    const { rows } = await context.db.execute<{ count: number; last: string | null }>(sql`
      with gone as (
        delete from ${table} where ctid = any(array(${batch})) returning ${age ?? sql`null::timestamptz`} as age)
      select count(*)::int as count, max(age)::text as last from gone`);
    last = rows[0]?.last ?? last;
    return rows[0]?.count ?? 0;
  });
}
