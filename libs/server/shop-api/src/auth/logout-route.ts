import { logoutSpec } from '@shop/contract/auth/logout';
import { defineRoute } from '../http/define-route';
import { endSession } from './session-store';

/** POST /v1/auth/logout */
export const logoutRoute = defineRoute(logoutSpec, async (context) => {
  await endSession(context.db, context.requireMember().sessionId, context.clock.now());
  return undefined;
});
