import { sql } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { pauseAfterBatch } from '../db/pause-after-batch';
import { hiddenRows, imports, searchIndexQueue } from '../db/schema';
import { transactionWithRetry } from '../db/transaction-with-retry';

/** So few products that no shopper waits long for their statement. */
const BATCH = 10;

/**
 * Products of an import that is under way: of each word only the best products are read, and shown ones must be among them.
 * As a value, so that the database looks up one product after the other and never reads the whole table.
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
}: Pick<CleanupContext, 'db' | 'isOver'>): Promise<number> {
  // Read on from the last one: the index still holds the rows that were deleted before.
  let last = 0;
  const batch = () =>
    transactionWithRetry(db, async (tx) => {
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
    last = done.at(-1) ?? last;
    if (done.length < BATCH || isOver()) break;
  }
  if (sum > 0) await db.execute(sql`select pg_notify('shop_changes', '* products')`);
  return sum;
}
