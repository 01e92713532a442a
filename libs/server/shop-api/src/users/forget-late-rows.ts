import { gt } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { isAnyOf } from '../db/is-any-of';
import { inquiries, productRequests, users } from '../db/schema';
import { DAY_MS } from '../durations';
import { NOBODYS_INQUIRY, NOBODYS_REQUEST, OWNED_TABLES } from './forget-member';

/** Whatever was under way while a member left has ended by then, and a round of the cleanup has seen it. */
const LATE_MS = DAY_MS;

/**
 * Deletes once more what belongs to the members who left lately: a request that had begun before may have written its row after
 * the account was closed. Returns how many rows there were.
 */
export async function forgetLateRows({ db, clock }: Pick<CleanupContext, 'db' | 'clock'>): Promise<number> {
  const since = new Date(clock.now().getTime() - LATE_MS);
  const leavers = await db.select({ id: users.id }).from(users).where(gt(users.leftAt, since));
  if (leavers.length === 0) return 0;
  const ids = leavers.map(({ id }) => id);
  let rows = 0;
  for (const table of OWNED_TABLES) {
    const deleted = await db
      .delete(table)
      .where(isAnyOf(table.userId, ids))
      .returning({ userId: table.userId });
    rows += deleted.length;
  }
  for (const [table, change] of [
    [productRequests, NOBODYS_REQUEST],
    [inquiries, NOBODYS_INQUIRY],
  ] as const) {
    const changed = await db
      .update(table)
      .set(change)
      .where(isAnyOf(table.userId, ids))
      .returning({ id: table.id });
    rows += changed.length;
  }
  return rows;
}
