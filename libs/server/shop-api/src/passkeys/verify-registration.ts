import type { RegistrationCredential } from '@shop/contract/passkeys/web-authn-json';
import type { RelyingParty } from './relying-party';
import { SIGNATURE_ALGORITHMS } from './signature-algorithms';

/** A passkey that a device has made. */
export interface MadePasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** How devices are reached; browsers may learn of further ways, which are left out. */
const TRANSPORTS: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/**
 * The shop asks for no attestation, so that none with a certificate is read: checking one would fetch what it names.
 */
async function isWithoutCertificate(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

/** The passkey that answers the challenge; `null` where the answer is not right in every part. */
export async function verifyRegistration(
  { id, rawId, type, response }: RegistrationCredential,
  { challenge, party }: { readonly challenge: string; readonly party: RelyingParty },
): Promise<MadePasskey | null> {
  const { clientDataJSON, attestationObject, transports } = response;
  try {
    if (!(await isWithoutCertificate(attestationObject))) return null;
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...SIGNATURE_ALGORITHMS],
    });
    if (!verified || registrationInfo.credential.id !== id) return null;
    const { publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.filter((transport) => TRANSPORTS.includes(transport)),
    };
  } catch {
    // The library throws for whatever is wrong; its words repeat what was sent, and nobody needs them.
    return null;
  }
}
