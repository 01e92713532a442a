import type { Executor } from '../db/database';
import { loginHistories } from '../db/schema';
import type { RouteContext } from '../http/route-context';

/** A browser names itself at most at this length; the rest says nothing to a member. */
const LONGEST_USER_AGENT = 300;

/** Writes a sign-in into the member's login history. */
export async function recordLogin(
  db: Executor,
  context: Pick<RouteContext, 'clock' | 'clientAddress' | 'requestHeader'>,
  userId: number,
): Promise<void> {
  await db.insert(loginHistories).values({
    userId,
    clientAddress: context.clientAddress,
    userAgent: (context.requestHeader('user-agent') ?? '').slice(0, LONGEST_USER_AGENT),
    loggedInAt: context.clock.now(),
  });
}
