import { AUTH_ERRORS } from '@shop/contract/auth/auth-errors';
import { loginSpec } from '@shop/contract/auth/login';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { DEMO_PASSWORD } from '../seed/demo-members';
import { verifyPassword } from './password';
import { countLoginTry } from './count-login-try';
import { issuePendingLogin } from './issue-login';
import { startSession } from './start-session';
import { findUserByLogin } from './user-store';
import { startVerification } from './verification';

/** POST /v1/auth/login */
export const loginRoute = defineRoute(loginSpec, async (context, { body }) => {
  const { db, channel } = context;
  const login = normaliseHalfWidth(body.email ?? body.username ?? '').toLowerCase();
  const loginTry = await countLoginTry(context, login);
  const user = await findUserByLogin(db, channel.id, login);
  const isRight = await verifyPassword(user?.passwordHash ?? null, body.password);
  // A live shop never accepts the published password of the demonstrations. reliability 35
  const isPublished = context.config.env === 'live' && body.password === DEMO_PASSWORD;
  if (!isRight || isPublished || user === null) {
    throw rejected(AUTH_ERRORS.loginFailed, 'メールアドレスまたはパスワードが正しくありません');
  }
  await loginTry.forgive();
  if (user.isVerifiedByMail) return issuePendingLogin(user, await startVerification(context, user));
  return startSession(context, user, 'password');
});
