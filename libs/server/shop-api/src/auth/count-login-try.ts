import { HttpError } from '../http/http-error';
import { consumeRateLimit, type RateLimit, refundRateLimit, resetRateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';
import { loginRateLimitPrefix } from './login-rate-limit-prefix';
import { sendUnlockMail } from './send-unlock-mail';
import { takeUnlockedTry } from './unlocked-tries';

const WINDOW_MS = 15 * 60 * 1000;
/** Wrong passwords for one account from one client IP. */
const PER_ACCOUNT_AND_CLIENT_IP: RateLimit = { count: 10, windowMs: WINDOW_MS };
/** Wrong passwords from one client IP, for all accounts. */
const PER_CLIENT_IP: RateLimit = { count: 100, windowMs: WINDOW_MS };
/** Wrong passwords for one account from anywhere: high, so that others cannot lock its owner out. reliability 5 */
const PER_ACCOUNT: RateLimit = { count: 500, windowMs: WINDOW_MS };

const keysOf = ({ channel, rateIp }: RouteContext, login: string) => ({
  accountAndClientIp: `${loginRateLimitPrefix(channel.id, login)}/${rateIp}`,
  rateIp: `login/${channel.id}/*/${rateIp}`,
  account: `${loginRateLimitPrefix(channel.id, login)}/*`,
});

/** A try at a password that was counted. */
interface LoginTry {
  /** The password was right: the try does not count. */
  forgive(): Promise<void>;
}

/**
 * Counts a try at a password. Throws 429 once any of the limits is passed, and mails the owner a link that unlocks the
 * account, whichever limit it was. After that link was opened the owner may try again in spite of them.
 */
export async function countLoginTry(context: RouteContext, login: string): Promise<LoginTry> {
  const { db, clock, afterResponse } = context;
  const keys = keysOf(context, login);
  try {
    // First, so that an IP that is blocked adds no counter for each address or passkey that it invents.
    await consumeRateLimit(db, clock, keys.rateIp, PER_CLIENT_IP);
    await consumeRateLimit(db, clock, keys.accountAndClientIp, PER_ACCOUNT_AND_CLIENT_IP);
    await consumeRateLimit(db, clock, keys.account, PER_ACCOUNT);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (await takeUnlockedTry(context, login))
      return { forgive: () => resetRateLimit(db, keys.accountAndClientIp) };
    afterResponse('unlock mail was not sent', () => sendUnlockMail(context, login));
    throw error;
  }
  return {
    async forgive() {
      await resetRateLimit(db, keys.accountAndClientIp);
      await refundRateLimit(db, keys.rateIp);
      await refundRateLimit(db, keys.account);
    },
  };
}
