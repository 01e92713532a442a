import { startPasskeyRegistrationSpec } from '@shop/contract/passkeys/start-passkey-registration';
import { requireCurrentPassword } from '../auth/require-current-password';
import { findUser } from '../auth/user-store';
import { defineRoute } from '../http/define-route';
import { unauthorized } from '../http/http-error';
import { consumeRateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';
import { creationOptions } from './creation-options';
import { isFreshStrongSession } from './is-fresh-strong-session';
import { issueChallenge } from './passkey-challenge';
import { MAX_PASSKEYS } from './passkey-limit';
import { addressNotVerified, passkeyRegistrationFailed, tooManyPasskeys } from './passkey-rejections';
import { readPasskeys } from './passkey-store';
import { relyingPartyOf } from './relying-party';

/** Passkeys that one member begins to add. */
const STARTS = { count: 30, windowMs: 15 * 60 * 1000 };

/** POST /v1/me/passkeys/options */
export const startPasskeyRegistrationRoute = defineRoute(
  startPasskeyRegistrationSpec,
  async (context, { body }) => {
    const { db, channel, clock } = context;
    const { id: userId, isRegistered } = context.requireMember();
    const party = relyingPartyOf(context);
    if (party === null) throw passkeyRegistrationFailed();
    // Whoever registered with another person's address would keep a way in after its owner has reset the password.
    if (!isRegistered) throw addressNotVerified();
    await consumeRateLimit(db, clock, `passkey-start/${userId}`, STARTS);
    const user = await requireOwner(context, body.current_password);
    const existing = await readPasskeys(db, userId);
    if (existing.length >= MAX_PASSKEYS) throw tooManyPasskeys(MAX_PASSKEYS);
    const challenge = await issueChallenge(context, { purpose: 'registration', userId });
    return {
      public_key: creationOptions({
        party: { id: party.id, name: channel.name },
        user,
        challenge,
        existing,
      }),
    };
  },
);

/** The member, who has typed the current password, or signed in by passkey or with a provider a moment ago. */
async function requireOwner(context: RouteContext, password: string | undefined) {
  if (password !== undefined || !(await isFreshStrongSession(context)))
    return requireCurrentPassword(context, password);
  const user = await findUser(context.db, context.channel.id, context.requireMember().id);
  if (user === null) throw unauthorized();
  return user;
}
