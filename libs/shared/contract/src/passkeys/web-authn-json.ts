import * as v from 'valibot';
import { listOf } from '../wire/list-of';

// The names and forms here are those of the JSON that WebAuthn defines, so that a browser reads and writes it by itself:
// `PublicKeyCredential.parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON` and `toJSON`.

const MAX_ID_LENGTH = 1400;
const MAX_CLIENT_DATA_LENGTH = 2048;
const MAX_ATTESTATION_LENGTH = 8192;
const MAX_AUTHENTICATOR_DATA_LENGTH = 2048;
const MAX_SIGNATURE_LENGTH = 1024;
const MAX_USER_HANDLE_LENGTH = 96;
const MAX_TRANSPORTS = 8;
const MAX_TRANSPORT_LENGTH = 32;

/** Bytes as base64url without padding, of at most so many characters. */
/* @__NO_SIDE_EFFECTS__ */
const bytes = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[\w-]+$/));

const Type = v.literal('public-key');
const Transports = listOf(v.pipe(v.string(), v.maxLength(MAX_TRANSPORT_LENGTH)), MAX_TRANSPORTS);
const CredentialId = bytes(MAX_ID_LENGTH);

/** What a device made for `POST /v1/me/passkeys`. */
export const RegistrationCredential = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: Type,
  response: v.object({
    clientDataJSON: bytes(MAX_CLIENT_DATA_LENGTH),
    attestationObject: bytes(MAX_ATTESTATION_LENGTH),
    transports: v.optional(Transports, []),
  }),
});
export type RegistrationCredential = v.InferOutput<typeof RegistrationCredential>;

/** What a device signed for `POST /v1/auth/passkey`. */
export const LoginCredential = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: Type,
  response: v.object({
    clientDataJSON: bytes(MAX_CLIENT_DATA_LENGTH),
    authenticatorData: bytes(MAX_AUTHENTICATOR_DATA_LENGTH),
    signature: bytes(MAX_SIGNATURE_LENGTH),
    /** Whose passkey the device says it is: it must be there, as no name was typed. */
    userHandle: bytes(MAX_USER_HANDLE_LENGTH),
  }),
});
export type LoginCredential = v.InferOutput<typeof LoginCredential>;

const Required = v.literal('required');

/** How a device makes a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export const CreationOptions = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: Type, alg: v.number() })),
  /** Milliseconds. */
  timeout: v.number(),
  /** The member's passkeys: a device that holds one makes no second. */
  excludeCredentials: v.array(v.object({ id: v.string(), type: Type, transports: v.array(v.string()) })),
  authenticatorSelection: v.object({
    residentKey: Required,
    requireResidentKey: v.literal(true),
    userVerification: Required,
  }),
  attestation: v.literal('none'),
});
export type CreationOptions = v.InferOutput<typeof CreationOptions>;

/** How a device signs in: `PublicKeyCredentialRequestOptionsJSON`. It names no passkey, so that it tells nobody's. */
export const RequestOptions = v.object({
  rpId: v.string(),
  challenge: v.string(),
  /** Milliseconds. */
  timeout: v.number(),
  userVerification: Required,
});
export type RequestOptions = v.InferOutput<typeof RequestOptions>;
