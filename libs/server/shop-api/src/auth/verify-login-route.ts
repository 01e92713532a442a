import { AUTH_ERRORS } from '@shop/contract/auth/auth-errors';
import { verifyLoginSpec } from '@shop/contract/auth/verify-login';
import { rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { consumeRateLimit } from './rate-limit';
import { startSession } from './start-session';
import { findUser } from './user-store';
import { useVerificationCode } from './verification';

/** Codes tried from one client address. */
const TRIES_PER_ADDRESS = { count: 60, windowMs: 15 * 60 * 1000 };

/** POST /v1/auth/verify */
export const verifyLoginRoute = defineRoute(verifyLoginSpec, async (context, { body }) => {
  const { db, channel, clock, clientAddress } = context;
  await consumeRateLimit(db, clock, `verify/${channel.id}/*/${clientAddress}`, TRIES_PER_ADDRESS);
  const user = await findUser(db, channel.id, body.user_id);
  const isRight =
    user !== null &&
    (await useVerificationCode(context, {
      userId: user.id,
      code: body.verify_code,
      attempt: body.verify_token ?? null,
    }));
  if (!isRight) {
    throw rejected(
      AUTH_ERRORS.verifyFailed,
      '確認コードが正しくないか、有効期限が切れています。もう一度お試しください。',
    );
  }
  return startSession(context, user);
});
