import { unlockAccountSpec } from '@shop/contract/auth/unlock-account';
import { USER_ERRORS } from '@shop/contract/users/user-errors';
import { or, sql } from 'drizzle-orm';
import { rateCounters } from '../db/schema';
import { rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { loginRateLimitPrefix } from './login-rate-limit-prefix';
import { grantUnlockedTries } from './unlocked-tries';
import { findToken, consumeToken } from './mail-token';
import { rateCounterKey } from '../http/rate-counter-key';
import { consumeRateLimit } from '../http/rate-limit';

/** Tokens tried from one client IP. */
const TRIES_PER_CLIENT_IP = { count: 30, windowMs: 15 * 60 * 1000 };

/** GET /v1/auth/unlock/{code}: the one GET that writes; its page calls it only when a button is pressed. */
export const unlockAccountRoute = defineRoute(unlockAccountSpec, async (context, { params: { code } }) => {
  const { db, channel, clock, rateIp } = context;
  const now = clock.now();
  await consumeRateLimit(db, clock, `unlock-try/${rateIp}`, TRIES_PER_CLIENT_IP);
  const found = await findToken(db, ['unlock'], code, now);
  const isUnlocked =
    found !== null &&
    found.user.channelId === channel.id &&
    (await db.transaction(async (tx) => {
      if (!(await consumeToken(tx, found.token.id, now))) return false;
      const { email, username } = found.user;
      const counts = [email, username].map(
        (login) =>
          sql`starts_with(${rateCounters.key}, ${`${rateCounterKey(loginRateLimitPrefix(channel.id, login))}/`})`,
      );
      await tx.delete(rateCounters).where(or(...counts));
      for (const login of [email, username]) await grantUnlockedTries(tx, context, login);
      return true;
    }));
  if (!isUnlocked) throw rejected(USER_ERRORS.unlockFailed, 'リンクが正しくないか、有効期限が切れています');
  return { is_unlocked: true as const };
});
