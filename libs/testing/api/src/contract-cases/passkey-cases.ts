import { createPasskeySpec } from '@shop/contract/passkeys/create-passkey';
import { deletePasskeySpec } from '@shop/contract/passkeys/delete-passkey';
import { listPasskeysSpec } from '@shop/contract/passkeys/list-passkeys';
import { loginByPasskeySpec } from '@shop/contract/passkeys/login-by-passkey';
import { startPasskeyLoginSpec } from '@shop/contract/passkeys/start-passkey-login';
import { startPasskeyRegistrationSpec } from '@shop/contract/passkeys/start-passkey-registration';
import { updatePasskeySpec } from '@shop/contract/passkeys/update-passkey';
import { passkeys } from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';
import { addPasskey, makePasskey, signByPasskey } from '../add-passkey';
import { SoftwareAuthenticator } from '../software-authenticator';
import type { Caller } from './callers';
import type { CaseFixtures } from './case-fixtures';
import {
  type ContractCase,
  NO_INPUT,
  notFound,
  rejection,
  UNKNOWN_ID,
  UNKNOWN_SECRET,
} from './contract-case';
import { DEMO_PASSWORD } from '../demo-password';

const ORIGIN = 'https://shop.example';
/** What a device makes and signs that nobody asked. */
const STRANGER = new SoftwareAuthenticator(ORIGIN);
const UNASKED = { rpId: 'shop.example', challenge: UNKNOWN_SECRET };
const MADE = STRANGER.create({ ...UNASKED, userHandle: UNKNOWN_SECRET });

/** Ten are as many as a member may have: those of earlier cases go first. */
async function ownerOf({ api }: CaseFixtures, { userId, token }: Caller) {
  await api.db.delete(passkeys).where(eq(passkeys.userId, userId));
  return { token, origin: ORIGIN };
}
const added = async (world: CaseFixtures, owner: Caller) => ({
  params: { id: (await addPasskey(world.api, await ownerOf(world, owner))).id },
});

/** Calls for passkeys: a device in the tests makes and signs what a browser would send. */
export const PASSKEY_CASES: readonly ContractCase[] = [
  { spec: startPasskeyLoginSpec, input: () => ({ body: {} }), rejection: NO_INPUT },
  {
    spec: loginByPasskeySpec,
    input: async (world) => {
      const token = await world.api.signIn('second@example.jp');
      const { device } = await addPasskey(world.api, { token, origin: ORIGIN });
      return { body: await signByPasskey(world.api, device) };
    },
    rejection: rejection('passkey.login_failed', { body: { credential: STRANGER.get(UNASKED) } }),
  },
  { spec: listPasskeysSpec, rejection: NO_INPUT },
  {
    spec: startPasskeyRegistrationSpec,
    input: () => ({ body: { current_password: DEMO_PASSWORD } }),
    rejection: rejection('user.wrong_password', { body: { current_password: 'wrong-pass-1' } }),
  },
  {
    spec: createPasskeySpec,
    input: async (world, owner) => ({
      body: (await makePasskey(world.api, await ownerOf(world, owner))).body,
    }),
    rejection: rejection('passkey.registration_failed', { body: { credential: MADE } }),
  },
  {
    spec: updatePasskeySpec,
    ids: 'owned',
    input: async (world, owner) => ({ ...(await added(world, owner)), body: { name: '母の電話' } }),
    rejection: notFound('passkey.not_found', { params: { id: UNKNOWN_ID } }),
  },
  {
    spec: deletePasskeySpec,
    ids: 'owned',
    input: added,
    rejection: notFound('passkey.not_found', { params: { id: UNKNOWN_ID } }),
  },
];
