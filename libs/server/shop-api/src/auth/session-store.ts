import type { LoginMethod } from '@shop/contract/login-histories/list-login-histories';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database, Executor } from '../db/database';
import { sessions } from '../db/schema';
import { REFRESH_WINDOW_S } from './access-token';
import { randomToken } from './random-token';
import { removeOldestSessions } from './remove-oldest-sessions';

/**
 * How long a token that was just replaced still gets the new one, for parallel refreshes and lost responses.
 * reliability 2
 */
export const REUSE_GRACE_MS = 30_000;

/**
 * Tokens that a session replaces within the grace period. One that is refreshed more often, by a script, gets the newest again:
 * the list, which is written anew each time, does not grow, and nobody's tab is taken for a thief.
 */
export const MAX_REPLACED_TOKENS = 10;

const refreshableUntil = (now: Date) => new Date(now.getTime() + REFRESH_WINDOW_S * 1000);

/** A new session of a user, with the member locked: one too many takes the place of the oldest. */
export async function createSession(
  db: Executor,
  { userId, method }: { readonly userId: number; readonly method: LoginMethod },
  now: Date,
) {
  const session = { id: randomToken(), currentTokenId: randomToken() };
  await removeOldestSessions(db, userId);
  await db.insert(sessions).values({
    ...session,
    userId,
    method,
    createdAt: now,
    refreshableUntil: refreshableUntil(now),
  });
  return { sessionId: session.id, tokenId: session.currentTokenId };
}

/** Whether a session still holds: a change that waited for the lock of its member may have been overtaken by its end. */
export async function isOpenSession(tx: Executor, sessionId: string): Promise<boolean> {
  return (await tx.$count(sessions, and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))) > 0;
}

/** Ends a session; its tokens are rejected from then on. */
export async function endSession(db: Executor, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Ends every session of a user except the given one. */
export async function endSessions(
  db: Executor,
  userId: number,
  now: Date,
  keptSessionId: string | null = null,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        keptSessionId === null ? undefined : ne(sessions.id, keptSessionId),
      ),
    );
}

/**
 * Returns the id of the token that replaces `tokenId`, `null` where the session has ended. The current token is
 * rotated. One that was replaced within the grace period gets the current one, even when others came in between: a tab
 * that is reloaded while its refresh is on its way leaves a request that arrives late. Any other reuse counts as theft
 * and ends the session.
 */
export function rotateToken(
  db: Database,
  use: { readonly sessionId: string; readonly userId: number; readonly tokenId: string; readonly now: Date },
): Promise<string | null> {
  const { sessionId, now } = use;
  return db.transaction(async (tx) => {
    const [session] = await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, use.userId), isNull(sessions.endedAt)))
      .for('update');
    if (session === undefined || session.refreshableUntil <= now) return null;
    const accepted = session.replacedTokens.filter(
      ({ replacedAt }) => now.getTime() - Date.parse(replacedAt) <= REUSE_GRACE_MS,
    );
    if (use.tokenId === session.currentTokenId) {
      if (accepted.length >= MAX_REPLACED_TOKENS) return session.currentTokenId;
      const next = randomToken();
      await tx
        .update(sessions)
        .set({
          currentTokenId: next,
          replacedTokens: [...accepted, { id: session.currentTokenId, replacedAt: now.toISOString() }],
          refreshableUntil: refreshableUntil(now),
        })
        .where(eq(sessions.id, sessionId));
      return next;
    }
    if (accepted.some(({ id }) => id === use.tokenId)) return session.currentTokenId;
    await endSession(tx, sessionId, now);
    return null;
  });
}
