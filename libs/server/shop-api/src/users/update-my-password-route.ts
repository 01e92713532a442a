import { updateMyPasswordSpec } from '@shop/contract/users/update-my-password';
import { and, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { checkNewPassword } from '../auth/check-new-password';
import { hashPassword, verifyPassword } from '../auth/password';
import { requireCurrentPassword, wrongPassword } from '../auth/require-current-password';
import { revokeOpenLinks } from '../auth/revoke-open-links';
import { endSessions } from '../auth/session-store';
import { users } from '../db/schema';
import { findUser } from '../auth/user-store';
import {
  findHandledRequest,
  handledRequestKey,
  recordHandledRequest,
} from '../handled-requests/handled-request';
import { unlessHandled } from '../handled-requests/unless-handled';
import { defineRoute } from '../http/define-route';
import { consumeRateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';
import { mayMailStranger } from '../mail/limit-stranger-mail';
import { passwordChangedMail } from './password-changed-mail';

/** Changes of the password that one member starts, wrong ones among them. */
const CHANGES = { count: 20, windowMs: 60 * 60 * 1000 };

/** Whether this very request has set the password before, and its response was lost. */
async function isRepeated(
  context: RouteContext,
  requestKey: string | null,
  password: string,
): Promise<true | null> {
  const { db, channel, clock } = context;
  const { id } = context.requireMember();
  if ((await findHandledRequest(db, requestKey, clock.now()))?.userId !== id) return null;
  const user = await findUser(db, channel.id, id);
  return user !== null && (await verifyPassword(user.passwordHash, password)) ? true : null;
}

/** PUT /v1/me/password: a request that is sent again under its key is carried out once. */
export const updateMyPasswordRoute = defineRoute(updateMyPasswordSpec, async (context, { body }) => {
  const requestKey = handledRequestKey(context, 'password', String(context.requireMember().id));
  await unlessHandled(
    () => isRepeated(context, requestKey, body.password),
    async () => {
      await changePassword(context, requestKey, body);
      return true;
    },
  );
  return undefined;
});

async function changePassword(
  context: RouteContext,
  requestKey: string | null,
  body: InferOutput<(typeof updateMyPasswordSpec)['schemas']['body']>,
): Promise<void> {
  const { db, clock, mail } = context;
  const { id, sessionId } = context.requireMember();
  // Each change sends a mail to an address that may be a stranger's.
  await consumeRateLimit(db, clock, `password-change/${id}`, CHANGES);
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
    await recordHandledRequest(tx, requestKey, { userId: id, now: clock.now() });
    await endSessions(tx, id, clock.now(), sessionId);
    await revokeOpenLinks(tx, id, clock.now());
    if (await mayMailStranger(tx, context, user.email))
      await mail.send(tx, passwordChangedMail(context, user));
  });
  mail.flushLater();
}
