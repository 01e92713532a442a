import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { eq } from 'drizzle-orm';
import { requireCurrentPassword } from '../auth/require-current-password';
import { consumeRateLimit } from '../http/rate-limit';
import { users } from '../db/schema';
import { sendEmailVerify } from '../email-verify/send-email-verify';
import { defineRoute } from '../http/define-route';
import { readMyUser } from './read-my-user';
import { readSecurityQuestion, readUserInput } from './read-user-input';

/** Changes of the mail address that one member starts. */
const ADDRESS_CHANGES = { count: 5, windowMs: 15 * 60 * 1000 };

/** PUT /v1/me/user: another mail address takes the current password. */
export const updateMyUserRoute = defineRoute(updateMyUserSpec, async (context, { body }) => {
  const { db, channel, clock } = context;
  const { id, email } = context.requireMember();
  const fields = { ...readUserInput(channel, body, clock.now()), ...(await readSecurityQuestion(body)) };
  const isNewAddress = body.email !== undefined && body.email !== email;
  const owner = isNewAddress ? await requireCurrentPassword(context, body.current_password) : null;
  if (owner !== null) await consumeRateLimit(db, clock, `email-change/${id}`, ADDRESS_CHANGES);
  await db.update(users).set(fields).where(eq(users.id, id));
  if (owner !== null && body.email !== undefined)
    await sendEmailVerify(context, { ...owner, ...fields }, body.email);
  return readMyUser(context);
});
