import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CleanupContext } from './cleanup-task';

/** So few rows that no request waits long for the statement. */
const BATCH = 500;
/** The pause between two batches, in ms, in which the requests that wait have their turn. */
const PAUSE_MS = 20;

/** Repeats a batch until one has less than `size` to do or the time is over; returns the sum. */
export async function repeatBatches(
  { isOver }: Pick<CleanupContext, 'isOver'>,
  size: number,
  batch: () => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (;;) {
    const done = await batch();
    sum += done;
    if (done < size || isOver()) return sum;
    await pause(PAUSE_MS);
  }
}

/**
 * Deletes the rows that match, in batches. Several processes may run this at once: they skip each other's rows, and
 * rows that are in use.
 */
export function deleteInBatches(
  context: Pick<CleanupContext, 'db' | 'isOver'>,
  table: PgTable,
  isOld: SQL | undefined,
): Promise<number> {
  const batch = sql`select ctid from ${table} where ${isOld} limit ${BATCH} for update skip locked`;
  return repeatBatches(context, BATCH, async () => {
    const { rowCount } = await context.db.execute(
      sql`delete from ${table} where ctid = any(array(${batch}))`,
    );
    return rowCount ?? 0;
  });
}
