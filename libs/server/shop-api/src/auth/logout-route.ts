import { logoutSpec } from '@shop/contract/auth/logout';
import { handle } from '../http/handle';
import { endSession } from './session-store';

/** POST /v1/auth/logout */
export const logoutRoute = handle(logoutSpec, async (context) => {
  await endSession(context.db, context.requireMember().sessionId, context.clock.now());
  return undefined;
});
