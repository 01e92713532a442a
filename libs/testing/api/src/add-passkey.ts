import { createPasskeySpec } from '@shop/contract/passkeys/create-passkey';
import { startPasskeyLoginSpec } from '@shop/contract/passkeys/start-passkey-login';
import { startPasskeyRegistrationSpec } from '@shop/contract/passkeys/start-passkey-registration';
import type { TestApi } from './open-test-api';
import { type Deviation, SoftwareAuthenticator } from './software-authenticator';
import { DEMO_PASSWORD } from './demo-password';

/** A member who is signed in to a shop of that origin. */
export interface PasskeyOwner {
  readonly token: string;
  readonly channel?: string;
  readonly origin: string;
}

/** Begins to add a passkey and lets a device make it; what the browser would send. */
export async function makePasskey(
  api: TestApi,
  owner: PasskeyOwner,
  device = new SoftwareAuthenticator(owner.origin),
  deviation: Deviation = {},
) {
  const body = { current_password: DEMO_PASSWORD };
  const { public_key: options } = (await api.call(startPasskeyRegistrationSpec, { body }, owner)).body;
  const asked = { rpId: options.rp.id, challenge: options.challenge, userHandle: options.user.id };
  return { device, body: { name: 'わたしの電話', credential: device.create(asked, deviation) } };
}

/** A device with a passkey of the member, and the passkey's number. */
export async function addPasskey(api: TestApi, owner: PasskeyOwner, device?: SoftwareAuthenticator) {
  const made = await makePasskey(api, owner, device);
  const { id } = (await api.call(createPasskeySpec, { body: made.body }, owner)).body;
  return { id, device: made.device };
}

/** Begins a sign-in and lets a device sign; what the browser would send. */
export async function signByPasskey(
  api: TestApi,
  device: SoftwareAuthenticator,
  { channel, ...deviation }: Deviation & { readonly channel?: string } = {},
) {
  const shop = channel === undefined ? {} : { channel };
  const { public_key: options } = (await api.call(startPasskeyLoginSpec, { body: {} }, shop)).body;
  return { credential: device.get(options, deviation) };
}
