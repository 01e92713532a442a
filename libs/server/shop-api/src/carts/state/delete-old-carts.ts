import { and, inArray, lt, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { carts } from '../../db/schema';
import type { Clock } from '../../ports/clock';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an expired cart is stored, so that its owner can be told that it has expired. */
const KEPT_MS = 30 * DAY_MS;
/** A small batch, so that requests never wait for the job. */
const BATCH = 500;

/**
 * Deletes carts that expired long ago with their contents, and returns their number; carts that became orders stay.
 * Nothing is reserved for a cart, so there is nothing to return. Several processes may run this at once: they skip
 * each other's rows and carts in use.
 */
export async function deleteOldCarts({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  let deleted = 0;
  for (;;) {
    const gone = await db.transaction(async (tx) => {
      const old = await tx
        .select({ id: carts.id })
        .from(carts)
        .where(and(ne(carts.status, 'decided'), lt(carts.expiresAt, before)))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (old.length === 0) return 0;
      await tx.delete(carts).where(
        inArray(
          carts.id,
          old.map(({ id }) => id),
        ),
      );
      return old.length;
    });
    deleted += gone;
    if (gone < BATCH) return deleted;
  }
}
