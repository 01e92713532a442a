import type { LoginAnswer } from '@shop/contract/auth/login-answer';
import type { users } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { recordLogin } from '../login-histories/record-login';
import { presentLogin } from './present-login';
import { createSession } from './session-store';

/** Signs a user in whose right to it has been shown: a new session, its line in the login history, the answer. */
export async function startSession(
  context: RouteContext,
  user: typeof users.$inferSelect,
): Promise<LoginAnswer> {
  const session = await context.db.transaction(async (tx) => {
    await recordLogin(tx, context, user.id);
    return createSession(tx, user.id, context.clock.now());
  });
  return presentLogin(context, user, session);
}
