import type {
  CreationOptions,
  LoginCredential,
  RegistrationCredential,
  RequestOptions,
} from '@shop/contract/passkeys/web-authn-json';
import * as v from 'valibot';
import { MadeCredential, SignedCredential } from './device-credentials';
import { PasskeyFailure, toPasskeyFailure } from './passkey-failure';
import { isPasskeySupported } from './passkey-support';

/** How the browser asks: by its dialog, or where it fills in names. */
interface Asking {
  readonly mediation?: 'conditional';
  readonly signal: AbortSignal;
}

/** Lets the browser make a passkey. Rejects with a `PasskeyFailure`. */
export function makePasskey(options: CreationOptions): Promise<RegistrationCredential> {
  return ask(MadeCredential, () =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    }),
  );
}

/** Lets the browser sign by a passkey. Rejects with a `PasskeyFailure`. */
export function signByPasskey(options: RequestOptions, asking: Asking): Promise<LoginCredential> {
  return ask(SignedCredential, () =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      ...asking,
    }),
  );
}

async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  start: () => Promise<Credential | null>,
): Promise<v.InferOutput<Schema>> {
  if (!isPasskeySupported()) throw new PasskeyFailure('unsupported');
  try {
    const credential = await start();
    if (!(credential instanceof PublicKeyCredential)) throw new PasskeyFailure('failed');
    return v.parse(schema, credential.toJSON());
  } catch (error) {
    throw toPasskeyFailure(error);
  }
}
