import { createPasskeySpec } from '@shop/contract/passkeys/create-passkey';
import { isOpenSession } from '../auth/session-store';
import { findUser } from '../auth/user-store';
import { passkeys } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { unauthorized } from '../http/http-error';
import { eq } from 'drizzle-orm';
import { mayMailStranger } from '../mail/limit-stranger-mail';
import { lockMember } from '../users/lock-member';
import { consumeChallenge } from './passkey-challenge';
import { MAX_PASSKEYS } from './passkey-limit';
import { passkeyAddedMail } from './passkey-mails';
import { passkeyRegistrationFailed, tooManyPasskeys } from './passkey-rejections';
import { insertPasskey } from './passkey-store';
import { presentPasskey } from './present-passkey';
import { readChallenge } from './read-client-data';
import { relyingPartyOf } from './relying-party';
import { verifyRegistration } from './verify-registration';

/** POST /v1/me/passkeys */
export const createPasskeyRoute = defineRoute(createPasskeySpec, async (context, { body }) => {
  const { db, channel, clock, mail } = context;
  const { id: userId, sessionId } = context.requireMember();
  const party = relyingPartyOf(context);
  const challenge = readChallenge(body.credential.response.clientDataJSON);
  if (party === null || challenge === null) throw passkeyRegistrationFailed();
  if (!(await consumeChallenge(context, challenge, { purpose: 'registration', userId })))
    throw passkeyRegistrationFailed();
  const made = await verifyRegistration(body.credential, { challenge, party });
  if (made === null) throw passkeyRegistrationFailed();
  const added = await db.transaction(async (tx) => {
    await lockMember(tx, userId);
    // A reset by mail that came first has deleted the passkeys: none is added after it.
    if (!(await isOpenSession(tx, sessionId))) throw unauthorized();
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= MAX_PASSKEYS)
      throw tooManyPasskeys(MAX_PASSKEYS);
    const user = await findUser(tx, channel.id, userId);
    if (user === null || user.leftAt !== null) throw unauthorized();
    const values = { ...made, userId, channelId: channel.id, name: body.name, createdAt: clock.now() };
    const row = await insertPasskey(tx, values);
    if (row === null) throw passkeyRegistrationFailed();
    if (await mayMailStranger(tx, context, user.email))
      await mail.send(tx, passkeyAddedMail(context, user, row.name));
    return row;
  });
  mail.flushLater();
  return presentPasskey(added);
});
