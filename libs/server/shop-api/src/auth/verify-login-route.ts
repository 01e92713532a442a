import { AUTH_ERRORS } from '@shop/contract/auth/auth-errors';
import { verifyLoginSpec } from '@shop/contract/auth/verify-login';
import { rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { consumeRateLimit } from '../http/rate-limit';
import { startSession } from './start-session';
import { findUser } from './user-store';
import { consumeVerificationCode } from './verification';

/** Codes tried from one client IP. */
const TRIES_PER_CLIENT_IP = { count: 60, windowMs: 15 * 60 * 1000 };

/** POST /v1/auth/verify */
export const verifyLoginRoute = defineRoute(verifyLoginSpec, async (context, { body }) => {
  const { db, channel, clock, rateIp } = context;
  await consumeRateLimit(db, clock, `verify/${channel.id}/*/${rateIp}`, TRIES_PER_CLIENT_IP);
  const user = await findUser(db, channel.id, body.user_id);
  const attempt = body.verify_token ?? null;
  const isRight =
    user !== null &&
    attempt !== null &&
    (await consumeVerificationCode(context, {
      userId: user.id,
      code: body.verify_code,
      attempt,
    }));
  if (!isRight) {
    throw rejected(
      AUTH_ERRORS.verifyFailed,
      '確認コードが正しくないか、有効期限が切れています。もう一度お試しください。',
    );
  }
  return startSession(context, user, 'code');
});
