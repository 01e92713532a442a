import { deletePasskeySpec } from '@shop/contract/passkeys/delete-passkey';
import { endSessions } from '../auth/session-store';
import { findUser } from '../auth/user-store';
import { defineRoute } from '../http/define-route';
import { unauthorized } from '../http/http-error';
import { mayMailStranger } from '../mail/limit-stranger-mail';
import { lockMember } from '../users/lock-member';
import { passkeyDeletedMail } from './passkey-mails';
import { passkeyNotFound } from './passkey-rejections';
import { removePasskey } from './passkey-store';

/** DELETE /v1/me/passkeys/{id}: ends the member's other sessions too, as one of them may be by that passkey. */
export const deletePasskeyRoute = defineRoute(deletePasskeySpec, async (context, { params }) => {
  const { db, clock, channel, mail } = context;
  const { id: userId, sessionId } = context.requireMember();
  await db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const removed = await removePasskey(tx, userId, params.id);
    if (removed === null) throw passkeyNotFound();
    const user = await findUser(tx, channel.id, userId);
    if (user === null) throw unauthorized();
    await endSessions(tx, userId, clock.now(), sessionId);
    if (await mayMailStranger(tx, context, user.email))
      await mail.send(tx, passkeyDeletedMail(context, user, removed.name));
  });
  mail.flushLater();
  return undefined;
});
