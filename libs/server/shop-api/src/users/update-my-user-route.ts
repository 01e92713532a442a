import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { eq } from 'drizzle-orm';
import { consumeRateLimit } from '../auth/rate-limit';
import { findUser } from '../auth/user-store';
import { users } from '../db/schema';
import { sendEmailVerify } from '../email-verify/send-email-verify';
import { defineRoute } from '../http/define-route';
import { readMyUser } from './read-my-user';
import { readSecurityQuestion, readUserInput } from './read-user-input';

/** Changes of the mail address that one member starts. */
const ADDRESS_CHANGES = { count: 5, windowMs: 15 * 60 * 1000 };

/** PUT /v1/me/user */
export const updateMyUserRoute = defineRoute(updateMyUserSpec, async (context, { body }) => {
  const { db, channel, clock } = context;
  const { id, email } = context.requireMember();
  const fields = { ...readUserInput(channel, body, clock.now()), ...(await readSecurityQuestion(body)) };
  const isNewAddress = body.email !== undefined && body.email !== email;
  if (isNewAddress) await consumeRateLimit(db, clock, `email-change/${id}`, ADDRESS_CHANGES);
  await db.update(users).set(fields).where(eq(users.id, id));
  const user = isNewAddress ? await findUser(db, channel.id, id) : null;
  if (user !== null && body.email !== undefined) await sendEmailVerify(context, user, body.email);
  return readMyUser(context);
});
