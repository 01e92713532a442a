import { AUTH_ERRORS } from '@shop/contract/auth/auth-errors';
import { loginSpec } from '@shop/contract/auth/login';
import { rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import type { RouteContext } from '../http/route-context';
import { DEMO_PASSWORD } from '../seed/demo-members';
import { isPassword } from './password';
import { loginRateLimitPrefix } from './login-rate-limit-prefix';
import { presentPendingLogin } from './present-login';
import { resetRateLimit, type RateLimit, refundRateLimit, consumeRateLimit } from './rate-limit';
import { sendUnlockMail } from './send-unlock-mail';
import { startSession } from './start-session';
import { findUserByLogin } from './user-store';
import { startVerification } from './verification';

const WINDOW_MS = 15 * 60 * 1000;
/** Wrong passwords for one account from one client address. */
const PER_ACCOUNT_AND_ADDRESS: RateLimit = { count: 10, windowMs: WINDOW_MS };
/** Wrong passwords from one client address, for all accounts. */
const PER_ADDRESS: RateLimit = { count: 100, windowMs: WINDOW_MS };
/** Wrong passwords for one account from anywhere: high, so that others cannot lock its owner out. reliability 5 */
const PER_ACCOUNT: RateLimit = { count: 500, windowMs: WINDOW_MS };

/** POST /v1/auth/login */
export const loginRoute = defineRoute(loginSpec, async (context, { body }) => {
  const { db, channel, clock } = context;
  const login = (body.email ?? body.username ?? '').normalize('NFKC').trim().toLowerCase();
  const keys = rateKeys(context, login);
  await consumeRateLimit(db, clock, keys.accountAndAddress, PER_ACCOUNT_AND_ADDRESS).catch(
    async (error: unknown) => {
      await sendUnlockMail(context, login);
      throw error;
    },
  );
  await consumeRateLimit(db, clock, keys.address, PER_ADDRESS);
  await consumeRateLimit(db, clock, keys.account, PER_ACCOUNT);
  const user = await findUserByLogin(db, channel.id, login);
  const isRight = await isPassword(user?.passwordHash ?? null, body.password);
  // A live shop never accepts the published password of the demonstrations. reliability 35
  const isPublished = context.config.env === 'live' && body.password === DEMO_PASSWORD;
  if (!isRight || isPublished || user === null) {
    throw rejected(AUTH_ERRORS.loginFailed, 'メールアドレスまたはパスワードが正しくありません');
  }
  await resetRateLimit(db, keys.accountAndAddress);
  await refundRateLimit(db, keys.address);
  await refundRateLimit(db, keys.account);
  if (user.isVerifiedByMail) return presentPendingLogin(user, await startVerification(context, user));
  return startSession(context, user);
});

const rateKeys = ({ channel, clientAddress }: RouteContext, login: string) => ({
  accountAndAddress: `${loginRateLimitPrefix(channel.id, login)}${clientAddress}`,
  address: `login/${channel.id}/*/${clientAddress}`,
  account: `${loginRateLimitPrefix(channel.id, login)}*`,
});
