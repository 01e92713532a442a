import { USER_ERRORS } from '@shop/contract/users/user-errors';
import type { users } from '../db/schema';
import { invalidFields, rejected, unauthorized } from '../http/http-error';
import { consumeRateLimit, resetRateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';
import { verifyPassword } from './password';
import { findUser } from './user-store';

/** Wrong current passwords of one member, whatever they are asked for. */
const TRIES = { count: 10, windowMs: 15 * 60 * 1000 };

/** 422 `user.wrong_password`, beside the field of the current password. */
export const wrongPassword = () =>
  rejected(USER_ERRORS.wrongPassword, '現在のパスワードが正しくありません', {
    current_password: ['現在のパスワードが正しくありません'],
  });

/**
 * The signed-in member, who has typed the current password: a stolen session alone must not suffice. Throws 422 where
 * the password is missing or wrong, and 429 after ten wrong ones. reliability 5
 */
export async function requireCurrentPassword(
  context: RouteContext,
  password: string | undefined,
): Promise<typeof users.$inferSelect> {
  const { db, channel, clock } = context;
  const { id } = context.requireMember();
  if (password === undefined)
    throw invalidFields({ current_password: ['現在のパスワードを入力してください'] });
  const rateKey = `password/${id}`;
  await consumeRateLimit(db, clock, rateKey, TRIES);
  const user = await findUser(db, channel.id, id);
  if (user === null) throw unauthorized();
  if (!(await verifyPassword(user.passwordHash, password))) throw wrongPassword();
  await resetRateLimit(db, rateKey);
  return user;
}
