import type { LoginResponse } from '@shop/contract/auth/login-response';
import type { users } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { recordLogin } from '../login-histories/record-login';
import { issueLogin } from './issue-login';
import { createSession } from './session-store';

/**
 * Signs in a user who is authenticated: creates the session and its entry in the login history, and returns the
 * response.
 */
export async function startSession(
  context: RouteContext,
  user: typeof users.$inferSelect,
): Promise<LoginResponse> {
  const session = await context.db.transaction(async (tx) => {
    await recordLogin(tx, context, user.id);
    return createSession(tx, user.id, context.clock.now());
  });
  return issueLogin(context, user, session);
}
