import { and, desc, eq, lt } from 'drizzle-orm';
import type { Member } from '../auth/member';
import type { Executor } from '../db/database';
import { loginHistories, sessions } from '../db/schema';

/** When the member signed in last before this session began; null where that was the first time. */
export async function findPreviousLogin(
  db: Executor,
  { id, sessionId }: Pick<Member, 'id' | 'sessionId'>,
): Promise<Date | null> {
  const [row] = await db
    .select({ loggedInAt: loginHistories.loggedInAt })
    .from(loginHistories)
    .innerJoin(sessions, eq(sessions.userId, loginHistories.userId))
    .where(
      and(
        eq(loginHistories.userId, id),
        eq(sessions.id, sessionId),
        lt(loginHistories.loggedInAt, sessions.createdAt),
      ),
    )
    .orderBy(desc(loginHistories.loggedInAt))
    .limit(1);
  return row?.loggedInAt ?? null;
}
