import { createUserSpec } from '@shop/contract/users/create-user';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { issueLoginWithoutToken } from '../auth/issue-login';
import { consumeRateLimit } from '../http/rate-limit';
import { startSession } from '../auth/start-session';
import { mailTokens } from '../db/schema';
import { sendEmailVerify } from '../email-verify/send-email-verify';
import { defineRoute } from '../http/define-route';
import type { RouteContext } from '../http/route-context';
import { limitAccessMail, mayMailRegistration } from '../mail/limit-stranger-mail';
import { registerUser } from './register-user';

/** Registrations from one client IP. */
const PER_CLIENT_IP = { count: 20, windowMs: 60 * 60 * 1000 };

/** Whether a link that proves the member's mail address is open. */
const hasOpenVerification = async ({ db, clock }: RouteContext, userId: number): Promise<boolean> =>
  (await db.$count(
    mailTokens,
    and(
      eq(mailTokens.userId, userId),
      eq(mailTokens.purpose, 'email-verify'),
      isNull(mailTokens.usedAt),
      gt(mailTokens.expiresAt, clock.now()),
    ),
  )) > 0;

/** POST /v1/users: a request that is sent again under its key registers once and signs in again. */
export const createUserRoute = defineRoute(createUserSpec, async (context, { body }) => {
  await consumeRateLimit(context.db, context.clock, `register/${context.rateIp}`, PER_CLIENT_IP);
  // Before the registration, which would otherwise stand without the mail by which the address is proved.
  await limitAccessMail(context.db, context, body.email);
  const { user, isNew } = await registerUser(context, body);
  // The process may have ended between the registration and its mail.
  const isUntold = user.emailVerifiedAt === null && (isNew || !(await hasOpenVerification(context, user.id)));
  if (isUntold && (await mayMailRegistration(context.db, context, user.email)))
    await sendEmailVerify(context, user, user.email);
  // Who has the one-time code switched on since signs in with it.
  const isSignedIn = body.is_login && (isNew || !user.isVerifiedByMail);
  return isSignedIn ? startSession(context, user, 'password') : issueLoginWithoutToken(user);
});
