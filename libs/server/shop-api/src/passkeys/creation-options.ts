import type { CreationOptions } from '@shop/contract/passkeys/web-authn-json';
import type { users } from '../db/schema';
import { CHALLENGE_LIFETIME_MS } from './passkey-challenge';
import type { PasskeyRow } from './passkey-store';
import { SIGNATURE_ALGORITHMS } from './signature-algorithms';
import { userHandleOf } from './user-handle';

/** The parts of the options by which a device makes a passkey. */
interface CreationParts {
  readonly party: { readonly id: string; readonly name: string };
  readonly user: Pick<typeof users.$inferSelect, 'id' | 'email' | 'lastName' | 'firstName'>;
  readonly challenge: string;
  /** The member's passkeys, of which a device is to make no second. */
  readonly existing: readonly PasskeyRow[];
}

/** How a device makes a passkey: it is found without a name, and asks for finger, face or PIN whenever it signs. */
export const creationOptions = ({ party, user, challenge, existing }: CreationParts): CreationOptions => ({
  rp: party,
  user: {
    id: userHandleOf(user.id),
    name: user.email,
    displayName: `${user.lastName} ${user.firstName}`,
  },
  challenge,
  pubKeyCredParams: SIGNATURE_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: CHALLENGE_LIFETIME_MS,
  excludeCredentials: existing.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key',
    transports: [...transports],
  })),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
});
