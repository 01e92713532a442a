import { updateMyPasswordSpec } from '@shop/contract/users/update-my-password';
import { and, eq } from 'drizzle-orm';
import { checkNewPassword } from '../auth/check-new-password';
import { hashPassword } from '../auth/password';
import { requireCurrentPassword, wrongPassword } from '../auth/require-current-password';
import { revokeOpenLinks } from '../auth/revoke-open-links';
import { endSessions } from '../auth/session-store';
import { users } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { passwordChangedMail } from './password-changed-mail';

/** PUT /v1/me/password */
export const updateMyPasswordRoute = defineRoute(updateMyPasswordSpec, async (context, { body }) => {
  const { db, clock, mail } = context;
  const { id, sessionId } = context.requireMember();
  const user = await requireCurrentPassword(context, body.current_password);
  checkNewPassword(body.password, [user.email, user.username]);
  const passwordHash = await hashPassword(body.password);
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash, isPasswordExpired: false })
      // Whoever changed it in the meantime wins: the present password was checked against what was there.
      .where(and(eq(users.id, id), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id });
    if (changed.length === 0) throw wrongPassword();
    await endSessions(tx, id, clock.now(), sessionId);
    await revokeOpenLinks(tx, id, clock.now());
    await mail.send(tx, passwordChangedMail(context, user));
  });
  void mail.flush();
  return undefined;
});
