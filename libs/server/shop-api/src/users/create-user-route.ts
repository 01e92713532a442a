import { createUserSpec } from '@shop/contract/users/create-user';
import { issueLoginWithoutToken } from '../auth/issue-login';
import { consumeRateLimit } from '../http/rate-limit';
import { startSession } from '../auth/start-session';
import { sendEmailVerify } from '../email-verify/send-email-verify';
import { defineRoute } from '../http/define-route';
import { registerUser } from './register-user';

/** Registrations from one client IP. */
const PER_CLIENT_IP = { count: 20, windowMs: 60 * 60 * 1000 };

/** POST /v1/users */
export const createUserRoute = defineRoute(createUserSpec, async (context, { body }) => {
  await consumeRateLimit(context.db, context.clock, `register/${context.rateIp}`, PER_CLIENT_IP);
  const user = await registerUser(context, body);
  if (!user.isRegisteredMember) await sendEmailVerify(context, user, user.email);
  return body.is_login ? startSession(context, user) : issueLoginWithoutToken(user);
});
