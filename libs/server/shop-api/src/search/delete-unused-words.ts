import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { pauseAfterBatch } from '../db/pause-after-batch';
import { productSearchWords, searchWords } from '../db/schema';

/** So many words of the vocabulary are looked at in one statement. */
const BATCH = 1_000;

/**
 * Deletes the words of the vocabulary that no product has any more, with their forms, and returns their number.
 * Nobody indexes products meanwhile: a batch waits for nothing, and is left for the next round where somebody does.
 */
export async function deleteUnusedWords({ db, isOver }: CleanupContext): Promise<number> {
  let [deleted, last] = [0, 0];
  for (;;) {
    const batch = await pauseAfterBatch(() =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ is_alone: boolean }>(
          sql`select pg_try_advisory_xact_lock(hashtext('search_words')) as is_alone`,
        );
        if (rows[0]?.is_alone !== true) return null;
        const words = await tx
          .select({ id: searchWords.id })
          .from(searchWords)
          .where(gt(searchWords.id, last))
          .orderBy(asc(searchWords.id))
          .limit(BATCH);
        const ids = words.map(({ id }) => id);
        const isUsed = tx
          .select({ one: sql`1` })
          .from(productSearchWords)
          .where(eq(productSearchWords.wordId, searchWords.id));
        const { rowCount } = await tx
          .delete(searchWords)
          .where(and(inArray(searchWords.id, ids), notExists(isUsed)));
        return { ids, deleted: rowCount ?? 0 };
      }),
    );
    if (batch === null) return deleted;
    deleted += batch.deleted;
    last = batch.ids.at(-1) ?? last;
    if (batch.ids.length < BATCH || isOver()) return deleted;
  }
}
