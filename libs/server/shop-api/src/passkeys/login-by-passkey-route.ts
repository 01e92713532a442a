import { loginByPasskeySpec } from '@shop/contract/passkeys/login-by-passkey';
import { countLoginTry } from '../auth/count-login-try';
import { hashToken } from '../auth/random-token';
import { startSession } from '../auth/start-session';
import { defineRoute } from '../http/define-route';
import { consumeChallenge } from './passkey-challenge';
import { passkeyLoginFailed } from './passkey-rejections';
import { countPasskeyUse, findPasskeyUser, hasPasskey } from './passkey-store';
import { readChallenge } from './read-client-data';
import { relyingPartyOf } from './relying-party';
import { verifyLoginCredential } from './verify-login-credential';

/** POST /v1/auth/passkey */
export const loginByPasskeyRoute = defineRoute(loginByPasskeySpec, async (context, { body }) => {
  const { db, channel, clock } = context;
  const { credential } = body;
  const party = relyingPartyOf(context);
  const challenge = readChallenge(credential.response.clientDataJSON);
  if (party === null || challenge === null) throw passkeyLoginFailed();
  const found = await findPasskeyUser(db, channel.id, credential.id);
  // The same limits as a password's, so that an account that they lock is locked for both. reliability 5
  const loginTry = await countLoginTry(context, found?.user.email ?? `passkey/${hashToken(credential.id)}`);
  const isAnswer = await consumeChallenge(context, challenge, { purpose: 'login', userId: null });
  if (!isAnswer || found === null) throw passkeyLoginFailed();
  const { passkey, user } = found;
  const counter = await verifyLoginCredential(credential, { challenge, party, passkey });
  if (counter === null || !(await countPasskeyUse(db, passkey.id, { counter, now: clock.now() })))
    throw passkeyLoginFailed();
  await loginTry.forgive();
  // No one-time code: the device that holds the passkey has verified its user.
  return startSession(context, user, 'passkey', async (tx) => {
    if (!(await hasPasskey(tx, passkey.id))) throw passkeyLoginFailed();
  });
});
