import { sql } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { announceChange } from '../db/database-changes';
import { pauseAfterBatch } from '../db/pause-after-batch';
import { hiddenRows, imports, searchIndexQueue } from '../db/schema';

/** The size of a batch: small, so that no shopper waits long for its locks. */
const BATCH = 10;

/**
 * Whether a product belongs to an import that is not published yet. It stays out of the index: searches read only the best
 * products of each word, and hidden ones would take the places of shown ones. A scalar subquery makes the database look
 * up one product at a time instead of reading the whole table.
 */
const isHidden = sql`coalesce((
  select true from ${hiddenRows} hidden
  where hidden.import_id = any(array(select id from ${imports} where switched_at is null))
    and hidden.kind = 'model' and hidden.row_id = product_model_id limit 1), false)`;

/**
 * Indexes the words of the queued products, each batch in a transaction of its own, and returns the number of products. Several
 * processes may run this at once; they skip each other's products. Pages and caches are told once at the end that
 * products changed.
 */
export async function drainIndexQueue({
  db,
  isOver,
  onProgress,
}: Pick<CleanupContext, 'db' | 'isOver'> & { onProgress?(done: number): void }): Promise<number> {
  // Starts behind the last batch: the index of the queue still holds the entries of deleted rows.
  let last = 0;
  const batch = () =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        delete from ${searchIndexQueue} where product_model_id in (
          select product_model_id from ${searchIndexQueue} where product_model_id > ${last} and not ${isHidden}
          order by product_model_id limit ${BATCH} for update skip locked)
        returning product_model_id as id`);
      const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
      if (ids.length > 0) await tx.execute(sql`select index_search_words(${sql.param(ids)}::int[])`);
      return ids;
    });
  let sum = 0;
  for (;;) {
    const done = await pauseAfterBatch(batch);
    sum += done.length;
    if (done.length > 0) onProgress?.(sum);
    last = done.at(-1) ?? last;
    if (done.length < BATCH || isOver()) break;
  }
  if (sum > 0) await announceChange(db, { channelId: null, what: 'products' });
  return sum;
}
