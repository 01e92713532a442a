import { desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { sessions } from '../db/schema';

/** The sessions of one account: the devices of a family, or of a department that shares one. */
export const MAX_SESSIONS = 100;

/**
 * Makes room for a new session of a user: of those beyond the limit, what has ended goes first, then what was used longest ago,
 * so that nobody has to wait with a sign-in because of others. Whoever has no password and no session of the account reaches no
 * session by it. In the transaction of the sign-in, with the member locked.
 */
export async function removeOldestSessions(tx: Executor, userId: number): Promise<void> {
  const oldest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(isNull(sessions.endedAt)), desc(sessions.refreshableUntil), desc(sessions.createdAt))
    .offset(MAX_SESSIONS - 1);
  await tx.delete(sessions).where(inArray(sessions.id, oldest));
}
