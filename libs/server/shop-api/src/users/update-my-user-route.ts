import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { and, eq, isNull } from 'drizzle-orm';
import { requireCurrentPassword } from '../auth/require-current-password';
import { consumeRateLimit } from '../http/rate-limit';
import { users } from '../db/schema';
import { EMAIL_VERIFY_PER_EMAIL, emailVerifyKey } from '../email-verify/email-verify-rate-limits';
import { sendEmailVerify } from '../email-verify/send-email-verify';
import { defineRoute } from '../http/define-route';
import { limitAccessMail } from '../mail/limit-stranger-mail';
import { questionChangedMail } from './question-changed-mail';
import { readMyUser } from './read-my-user';
import { readSecurityQuestion, readUserInput } from './read-user-input';

/** Changes of the mail address, and of the security question, that one member starts. */
const CHANGES = { count: 5, windowMs: 15 * 60 * 1000 };

/**
 * PUT /v1/me/user: what is left out stays. Another mail address or security question takes the current password, because each
 * of them opens the account to whoever sets it.
 */
export const updateMyUserRoute = defineRoute(updateMyUserSpec, async (context, { body }) => {
  const { db, channel, clock } = context;
  const { id, email } = context.requireMember();
  const isNewAddress = body.email !== undefined && body.email !== email;
  const owner =
    isNewAddress || body.reminder !== undefined
      ? await requireCurrentPassword(context, body.current_password)
      : null;
  if (body.reminder !== undefined) await consumeRateLimit(db, clock, `question-change/${id}`, CHANGES);
  if (isNewAddress && body.email !== undefined) {
    await consumeRateLimit(db, clock, `email-change/${id}`, CHANGES);
    await consumeRateLimit(db, clock, emailVerifyKey(context, body.email), EMAIL_VERIFY_PER_EMAIL);
    await limitAccessMail(db, context, body.email);
  }
  const fields = { ...readUserInput(channel, body, clock.now()), ...(await readSecurityQuestion(body)) };
  const isChanged = Object.values(fields).some((value) => value !== undefined);
  const changed = await db.transaction(async (tx) => {
    if (!isChanged) return undefined;
    const [row] = await tx
      .update(users)
      .set(fields)
      // A request that was under way while the member left brings no name back.
      .where(and(eq(users.id, id), isNull(users.leftAt)))
      .returning();
    // An address that is not proved may be a stranger's.
    if (row !== undefined && body.reminder !== undefined && row.emailVerifiedAt !== null)
      await context.mail.send(tx, questionChangedMail(context, row));
    return row;
  });
  context.mail.flushLater();
  // The mail is for whoever has typed the password that was checked above.
  if (owner !== null && isNewAddress && body.email !== undefined)
    await sendEmailVerify(context, { ...(changed ?? owner), passwordHash: owner.passwordHash }, body.email);
  return readMyUser(context);
});
