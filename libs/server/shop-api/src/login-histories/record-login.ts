import type { LoginMethod } from '@shop/contract/login-histories/list-login-histories';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { loginHistories } from '../db/schema';
import type { RouteContext } from '../http/route-context';

/** A browser names itself at most at this length; the rest says nothing to a member. */
const MAX_USER_AGENT_LENGTH = 300;

/**
 * The sign-ins that a member's history keeps: several a day for a year. A script that signs in again and again fills no more.
 */
export const MAX_LOGIN_HISTORIES = 1_000;

/** Writes a sign-in into the member's login history, from which the oldest beyond the limit goes. */
export async function recordLogin(
  db: Executor,
  context: Pick<RouteContext, 'clock' | 'clientIp' | 'requestHeader'>,
  { userId, method }: { readonly userId: number; readonly method: LoginMethod },
): Promise<void> {
  const oldest = db
    .select({ id: loginHistories.id })
    .from(loginHistories)
    .where(eq(loginHistories.userId, userId))
    .orderBy(desc(loginHistories.loggedInAt), desc(loginHistories.id))
    .offset(MAX_LOGIN_HISTORIES - 1);
  await db.delete(loginHistories).where(inArray(loginHistories.id, oldest));
  await db.insert(loginHistories).values({
    userId,
    clientIp: context.clientIp,
    userAgent: (context.requestHeader('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    loggedInAt: context.clock.now(),
    method,
  });
}
