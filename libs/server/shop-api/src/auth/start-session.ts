import type { LoginMethod } from '@shop/contract/login-histories/list-login-histories';
import type { LoginResponse } from '@shop/contract/auth/login-response';
import type { Executor } from '../db/database';
import type { users } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { recordLogin } from '../login-histories/record-login';
import { issueLogin } from './issue-login';
import { lockUnchangedMember } from './lock-unchanged-member';
import { createSession } from './session-store';

/**
 * Signs in a user who is authenticated: creates the session and its entry in the login history, and returns the
 * response. Throws `auth.login_failed` where a new password or leaving has overtaken the sign-in.
 * `confirm` runs with the member locked, and throws where what the sign-in was by is gone.
 */
export async function startSession(
  context: RouteContext,
  user: typeof users.$inferSelect,
  method: LoginMethod,
  confirm?: (tx: Executor) => Promise<void>,
): Promise<LoginResponse> {
  const session = await context.db.transaction(async (tx) => {
    await lockUnchangedMember(tx, user);
    await confirm?.(tx);
    const login = { userId: user.id, method };
    await recordLogin(tx, context, login);
    return createSession(tx, login, context.clock.now());
  });
  return issueLogin(context, user, session);
}
