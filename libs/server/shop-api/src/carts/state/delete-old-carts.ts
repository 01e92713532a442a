import { and, inArray, lt, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { carts } from '../../db/schema';
import type { Clock } from '../../ports/clock';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long after its expiry a cart can still be named to its owner as expired. */
const KEPT_MS = 30 * DAY_MS;
/** Small, so that shoppers never wait for the job. */
const BATCH = 500;

/**
 * Deletes carts that expired long ago, with all they held; carts that became orders stay with them. Nothing is
 * reserved for a cart, so that nothing else has to be given back. Answers how many went. Any number of processes may
 * do this at the same time: they pass over each other's rows, and over carts that are in use.
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
