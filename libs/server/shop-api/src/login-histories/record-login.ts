import type { LoginMethod } from '@shop/contract/login-histories/list-login-histories';
import type { Executor } from '../db/database';
import { loginHistories } from '../db/schema';
import type { RouteContext } from '../http/route-context';

/** A browser names itself at most at this length; the rest says nothing to a member. */
const MAX_USER_AGENT_LENGTH = 300;

/** Writes a sign-in into the member's login history. */
export async function recordLogin(
  db: Executor,
  context: Pick<RouteContext, 'clock' | 'clientIp' | 'requestHeader'>,
  { userId, method }: { readonly userId: number; readonly method: LoginMethod },
): Promise<void> {
  await db.insert(loginHistories).values({
    userId,
    clientIp: context.clientIp,
    userAgent: (context.requestHeader('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    loggedInAt: context.clock.now(),
    method,
  });
}
