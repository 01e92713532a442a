import { loginSpec } from '@shop/contract/auth/login';
import { refused } from '../http/api-failure';
import { handle } from '../http/handle';
import type { RouteContext } from '../http/route-context';
import { DEMO_PASSWORD } from '../seed/demo-members';
import { isPassword } from './password';
import { loginRatePrefix } from './login-rate-prefix';
import { presentPendingLogin } from './present-login';
import { clearRate, type RateLimit, returnRate, takeRate } from './rate-limit';
import { offerUnlock } from './offer-unlock';
import { startSession } from './start-session';
import { findUserByLogin } from './user-store';
import { startVerification } from './verification';

const WINDOW_MS = 15 * 60 * 1000;
/** Wrong passwords for one account from one address. */
const PER_ACCOUNT_AND_ADDRESS: RateLimit = { count: 10, windowMs: WINDOW_MS };
/** Wrong passwords from one address, whatever the account. */
const PER_ADDRESS: RateLimit = { count: 100, windowMs: WINDOW_MS };
/** Wrong passwords for one account from anywhere: high, so that others cannot lock its owner out. reliability 5 */
const PER_ACCOUNT: RateLimit = { count: 500, windowMs: WINDOW_MS };

/** POST /v1/auth/login */
export const loginRoute = handle(loginSpec, async (context, { body }) => {
  const { db, channel, clock } = context;
  const login = (body.email ?? body.username ?? '').normalize('NFKC').trim().toLowerCase();
  const keys = rateKeys(context, login);
  await takeRate(db, clock, keys.accountAndAddress, PER_ACCOUNT_AND_ADDRESS).catch(async (error: unknown) => {
    await offerUnlock(context, login);
    throw error;
  });
  await takeRate(db, clock, keys.address, PER_ADDRESS);
  await takeRate(db, clock, keys.account, PER_ACCOUNT);
  const user = await findUserByLogin(db, channel.id, login);
  const isRight = await isPassword(user?.passwordHash ?? null, body.password);
  // A live shop knows nobody by the password that every demonstration publishes. reliability 35
  const isPublished = context.config.env === 'live' && body.password === DEMO_PASSWORD;
  if (!isRight || isPublished || user === null) {
    throw refused('auth.login_failed', 'メールアドレスまたはパスワードが正しくありません');
  }
  await clearRate(db, keys.accountAndAddress);
  await returnRate(db, keys.address);
  await returnRate(db, keys.account);
  if (user.isVerifiedByMail) return presentPendingLogin(user, await startVerification(context, user));
  return startSession(context, user);
});

const rateKeys = ({ channel, clientAddress }: RouteContext, login: string) => ({
  accountAndAddress: `${loginRatePrefix(channel.id, login)}${clientAddress}`,
  address: `login/${channel.id}/*/${clientAddress}`,
  account: `${loginRatePrefix(channel.id, login)}*`,
});
