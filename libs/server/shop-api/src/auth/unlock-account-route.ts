import { unlockAccountSpec } from '@shop/contract/auth/unlock-account';
import { USER_ERRORS } from '@shop/contract/users/user-errors';
import { or, sql } from 'drizzle-orm';
import { rateCounters } from '../db/schema';
import { refused } from '../http/api-failure';
import { handle } from '../http/handle';
import { loginRatePrefix } from './login-rate-prefix';
import { findToken, spendToken } from './mail-token';
import { takeRate } from './rate-limit';

/** Secrets tried from one address. */
const TRIES_PER_ADDRESS = { count: 30, windowMs: 15 * 60 * 1000 };

/** GET /v1/auth/unlock/{code}: the one reading call that writes; its page asks only when a button is pressed. */
export const unlockAccountRoute = handle(unlockAccountSpec, async (context, { params: { code } }) => {
  const { db, channel, clock, clientAddress } = context;
  const now = clock.now();
  await takeRate(db, clock, `unlock-try/${clientAddress}`, TRIES_PER_ADDRESS);
  const found = await findToken(db, ['unlock'], code, now);
  const isUnlocked =
    found !== null &&
    found.user.channelId === channel.id &&
    (await db.transaction(async (tx) => {
      if (!(await spendToken(tx, found.token.id, now))) return false;
      const { email, username } = found.user;
      const counts = [email, username].map(
        (login) => sql`starts_with(${rateCounters.key}, ${loginRatePrefix(channel.id, login)})`,
      );
      await tx.delete(rateCounters).where(or(...counts));
      return true;
    }));
  if (!isUnlocked) throw refused(USER_ERRORS.unlockFailed, 'リンクが正しくないか、有効期限が切れています');
  return { is_unlocked: true as const };
});
