import type { LoginCredential } from '@shop/contract/passkeys/web-authn-json';
import type { PasskeyRow } from './passkey-store';
import type { RelyingParty } from './relying-party';
import { userHandleOf } from './user-handle';

/** What the device has to have signed. */
interface Expected {
  readonly challenge: string;
  readonly party: RelyingParty;
  readonly passkey: PasskeyRow;
}

/**
 * How often the passkey has signed, this time included, where the signature is right in every part and the count went
 * up; else `null`.
 */
export async function verifyLoginCredential(
  { id, rawId, type, response }: LoginCredential,
  { challenge, party, passkey }: Expected,
): Promise<number | null> {
  if (response.userHandle !== userHandleOf(passkey.userId)) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for whatever is wrong; its words repeat what was sent, and nobody needs them.
    return null;
  }
}
