import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { CleanupContext } from '../../cleanup/cleanup-task';
import { repeatBatches } from '../../cleanup/delete-in-batches';
import { cartLines, carts } from '../../db/schema';

/** So few that requests never wait long for the statement. */
const CARTS = 100;
const LINES = 1_000;

/**
 * Deletes the carts that match, those first that expired first, with their contents, and returns their number. The lines go
 * before, some at a time: a cart may hold very many. Several processes may run this at once: they skip each other's rows
 * and carts in use.
 */
export async function deleteCarts(
  { db, ...limits }: Pick<CleanupContext, 'db' | 'isOver' | 'timer'>,
  isOld: SQL | undefined,
): Promise<number> {
  let deleted = 0;
  await repeatBatches(limits, CARTS, async () => {
    const { found, removed } = await db.transaction(async (tx) => {
      const old = await tx
        .select({ id: carts.id })
        .from(carts)
        .where(isOld)
        .orderBy(asc(carts.expiresAt))
        .limit(CARTS)
        .for('update', { skipLocked: true });
      if (old.length === 0) return { found: 0, removed: 0 };
      const ids = old.map(({ id }) => id);
      const lines = tx
        .select({ ctid: sql`ctid` })
        .from(cartLines)
        .where(inArray(cartLines.cartId, ids))
        .limit(LINES);
      const { rowCount } = await tx.delete(cartLines).where(sql`ctid = any(array(${lines}))`);
      if ((rowCount ?? 0) === LINES) return { found: CARTS, removed: 0 };
      await tx.delete(carts).where(inArray(carts.id, ids));
      return { found: old.length, removed: old.length };
    });
    deleted += removed;
    return found;
  });
  return deleted;
}
