import { startPasskeyLoginSpec } from '@shop/contract/passkeys/start-passkey-login';
import { defineRoute } from '../http/define-route';
import { consumeRateLimit } from '../http/rate-limit';
import { CHALLENGE_LIFETIME_MS, issueChallenge } from './passkey-challenge';
import { passkeyLoginFailed } from './passkey-rejections';
import { relyingPartyOf } from './relying-party';

/** Higher than the password limit: every visit to the sign-in page requests a challenge. */
const PER_CLIENT_IP = { count: 300, windowMs: 15 * 60 * 1000 };

/** POST /v1/auth/passkey/options */
export const startPasskeyLoginRoute = defineRoute(startPasskeyLoginSpec, async (context) => {
  const { db, channel, clock, rateIp } = context;
  const party = relyingPartyOf(context);
  if (party === null) throw passkeyLoginFailed();
  await consumeRateLimit(db, clock, `passkey-login/${channel.id}/${rateIp}`, PER_CLIENT_IP);
  const challenge = await issueChallenge(context, { purpose: 'login', userId: null });
  return {
    public_key: {
      rpId: party.id,
      challenge,
      timeout: CHALLENGE_LIFETIME_MS,
      userVerification: 'required' as const,
    },
  };
});
