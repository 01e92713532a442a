import { updateMyPasswordSpec } from '@shop/contract/users/update-my-password';
import { USER_ERRORS } from '@shop/contract/users/user-errors';
import { and, eq } from 'drizzle-orm';
import { checkNewPassword } from '../auth/check-new-password';
import { hashPassword, isPassword } from '../auth/password';
import { resetRateLimit, consumeRateLimit } from '../auth/rate-limit';
import { endSessions } from '../auth/session-store';
import { findUser } from '../auth/user-store';
import { users } from '../db/schema';
import { rejected, unauthorized } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { passwordChangedMail } from './password-changed-mail';

/** Wrong present passwords of one member. */
const TRIES = { count: 10, windowMs: 15 * 60 * 1000 };

/** PUT /v1/me/password */
export const updateMyPasswordRoute = defineRoute(updateMyPasswordSpec, async (context, { body }) => {
  const { db, channel, clock, mail } = context;
  const { id, sessionId } = context.requireMember();
  const rateKey = `password/${id}`;
  await consumeRateLimit(db, clock, rateKey, TRIES);
  const user = await findUser(db, channel.id, id);
  if (user === null) throw unauthorized();
  if (!(await isPassword(user.passwordHash, body.current_password)))
    throw rejected(USER_ERRORS.wrongPassword, '現在のパスワードが正しくありません', {
      current_password: ['現在のパスワードが正しくありません'],
    });
  checkNewPassword(body.password, [user.email, user.username]);
  const passwordHash = await hashPassword(body.password);
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash, isPasswordExpired: false })
      // Whoever changed it in the meantime wins: the present password was checked against what stood there.
      .where(and(eq(users.id, id), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id });
    if (changed.length === 0) throw rejected(USER_ERRORS.wrongPassword, '現在のパスワードが正しくありません');
    await endSessions(tx, id, clock.now(), sessionId);
    await mail.send(tx, passwordChangedMail(context, user));
  });
  await resetRateLimit(db, rateKey);
  void mail.flush();
  return undefined;
});
