import { loginSpec } from '@shop/contract/auth/login';
import { listLoginHistoriesSpec } from '@shop/contract/login-histories/list-login-histories';
import { deletePasskeySpec } from '@shop/contract/passkeys/delete-passkey';
import { listPasskeysSpec } from '@shop/contract/passkeys/list-passkeys';
import { loginByPasskeySpec } from '@shop/contract/passkeys/login-by-passkey';
import { startPasskeyLoginSpec } from '@shop/contract/passkeys/start-passkey-login';
import { startPasskeyRegistrationSpec } from '@shop/contract/passkeys/start-passkey-registration';
import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { updateMyPasswordSpec } from '@shop/contract/users/update-my-password';
import { addPasskey, makePasskey, signByPasskey } from '@shop/testing-api/add-passkey';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Deviation, SoftwareAuthenticator } from '@shop/testing-api/software-authenticator';
import { eq } from 'drizzle-orm';
import { passkeyChallenges, passkeys, rateCounters, users } from '../db/schema';
import { readChallenge } from './read-client-data';
import { MINUTE_MS } from '../durations';

const PASSWORD = 'demo-pass-2026';
const ORIGIN = 'https://shop.example';
const REJECTED = {
  code: 'passkey.login_failed',
  message: 'パスキーでログインできませんでした。もう一度お試しいただくか、パスワードでログインしてください',
};

let api: TestApi;
beforeEach(async () => {
  await api.db.delete(passkeys);
  await api.db.delete(rateCounters);
});
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: ORIGIN, gift: ORIGIN } } });
});
afterAll(() => api.close());

const ownerOf = async (email: string) => ({ token: await api.signIn(email), origin: ORIGIN });
const passkeyOf = async (email: string, device?: SoftwareAuthenticator) =>
  addPasskey(api, await ownerOf(email), device);
const login = (body: object, channel = 'default') => api.callWith(loginByPasskeySpec, { body }, { channel });

it('asks for no one’s passkey in particular', async () => {
  const { status, body } = await api.call(startPasskeyLoginSpec, { body: {} });
  expect([status, body]).toEqual([
    201,
    {
      public_key: {
        rpId: 'shop.example',
        challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
        timeout: 300_000,
        userVerification: 'required',
      },
    },
  ]);
});

it('signs in as the password does, and the login history says how', async () => {
  const { id, device } = await passkeyOf('member@example.jp');
  api.clock.advance(MINUTE_MS);
  const { status, body } = await login(await signByPasskey(api, device));
  expect([status, body]).toMatchObject([
    200,
    { is_verify: false, is_registered_member: true, has_password_expired: false, verify_token: null },
  ]);
  const owner = { token: body.access_token ?? '' };
  expect((await api.call(getMyUserSpec, {}, owner)).body.email).toMatchObject({ email: 'member@example.jp' });
  const { body: logins } = await api.call(listLoginHistoriesSpec, { query: { per: 2 } }, owner);
  expect(logins.map(({ method }) => method)).toEqual(['passkey', 'password']);
  const { passkeys: own } = (await api.call(listPasskeysSpec, {}, owner)).body;
  expect(own).toMatchObject([{ id, last_used_at: api.clock.now().toISOString() }]);
});

it('asks for no one-time code: the passkey counts as both factors', async () => {
  const owner = await ownerOf('second@example.jp');
  const { device } = await addPasskey(api, owner);
  await api.db.update(users).set({ isVerifiedByMail: true }).where(eq(users.email, 'second@example.jp'));
  expect(
    (await api.callWith(loginSpec, { body: { email: 'second@example.jp', password: PASSWORD } })).body,
  ).toMatchObject({ is_verify: true, access_token: null });
  const { body } = await login(await signByPasskey(api, device));
  expect(body).toMatchObject({ is_verify: false, access_token: expect.any(String) as string });
  await api.db.update(users).set({ isVerifiedByMail: false }).where(eq(users.email, 'second@example.jp'));
});

it.each<[string, Deviation]>([
  ['another site', { origin: 'https://evil.example' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['a registration', { type: 'webauthn.create' }],
  ['a frame of another site', { crossOrigin: true }],
  ['a device that asked nobody', { isUserVerified: false }],
  ['a wrong signature', { hasWrongSignature: true }],
  ['another member’s number', { userHandle: Buffer.from('999').toString('base64url') }],
])('refuses %s, in the same words as an unknown passkey', async (_what, deviation) => {
  const { device } = await passkeyOf('member@example.jp');
  const stranger = new SoftwareAuthenticator(ORIGIN);
  for (const one of [device, stranger]) {
    const { status, error } = await login(await signByPasskey(api, one, { userHandle: 'MQ', ...deviation }));
    expect([status, error]).toEqual([422, REJECTED]);
  }
  expect((await login(await signByPasskey(api, device))).status).toBe(200);
});

it('takes a challenge once, for five minutes, in its own shop, and for nothing else', async () => {
  const { device } = await passkeyOf('member@example.jp');
  const signed = await signByPasskey(api, device);
  expect((await login(signed, 'gift')).error).toEqual(REJECTED);
  expect((await login(signed)).status).toBe(200);
  expect((await login(signed)).error).toEqual(REJECTED);
  const late = await signByPasskey(api, device);
  api.clock.advance(5 * MINUTE_MS);
  expect((await login(late)).error).toEqual(REJECTED);
  const { body } = await makePasskey(api, await ownerOf('member@example.jp'), undefined);
  const challenge = readChallenge(body.credential.response.clientDataJSON) ?? '';
  expect((await login({ credential: device.get({ rpId: 'shop.example', challenge }) })).error).toEqual(
    REJECTED,
  );
});

it('uses a challenge up even where the answer is wrong', async () => {
  const { device } = await passkeyOf('member@example.jp');
  const { public_key: asked } = (await api.call(startPasskeyLoginSpec, { body: {} })).body;
  expect((await login({ credential: device.get(asked, { hasWrongSignature: true }) })).status).toBe(422);
  expect((await login({ credential: device.get(asked) })).error).toEqual(REJECTED);
});

it('refuses a passkey whose count does not go up: it was copied', async () => {
  const { device } = await passkeyOf('member@example.jp');
  expect((await login(await signByPasskey(api, device, { counter: 5 }))).status).toBe(200);
  for (const counter of [5, 4, 0])
    expect((await login(await signByPasskey(api, device, { counter }))).error).toEqual(REJECTED);
  expect((await login(await signByPasskey(api, device, { counter: 6 }))).status).toBe(200);
});

it('takes passkeys that do not count', async () => {
  const { device } = await passkeyOf('member@example.jp', new SoftwareAuthenticator(ORIGIN, false));
  for (let times = 0; times < 2; times += 1)
    expect((await login(await signByPasskey(api, device))).status).toBe(200);
});

it('says of an expired password what the password way says, and forgets a deleted passkey', async () => {
  const owner = await ownerOf('expired@example.jp');
  const { id, device } = await addPasskey(api, owner);
  expect((await login(await signByPasskey(api, device))).body.has_password_expired).toBe(true);
  await api.call(deletePasskeySpec, { params: { id } }, owner);
  expect((await login(await signByPasskey(api, device))).error).toEqual(REJECTED);
});

it('keeps to the lock of an account, and mails its owner the link that ends it', async () => {
  const { device } = await passkeyOf('second@example.jp');
  const body = { email: 'second@example.jp', password: 'wrong-pass-1' };
  for (let tries = 0; tries < 11; tries += 1) await api.callWith(loginSpec, { body });
  const signed = await signByPasskey(api, device);
  const { status, headers } = await login(signed);
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await api.mailbox())[0]?.subject).toContain('ログインの一時停止のお知らせ');
  await api.db.delete(rateCounters);
  expect((await login(signed)).status).toBe(200);
});

it('is limited as passwords are', async () => {
  const { device } = await passkeyOf('member@example.jp');
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await login(await signByPasskey(api, device, { hasWrongSignature: true }))).status);
  expect(statuses.slice(-2)).toEqual([422, 429]);
});

it('a new password keeps the passkeys, leaving deletes them', async () => {
  const owner = await ownerOf('second@example.jp');
  const { device } = await addPasskey(api, owner);
  const password = 'umi-to-sora-9';
  await api.call(updateMyPasswordSpec, { body: { current_password: PASSWORD, password } }, owner);
  expect((await login(await signByPasskey(api, device))).status).toBe(200);
  const left = await api.callWith(deleteMyUserSpec, { body: { current_password: password } }, owner);
  expect([left.status, await api.db.$count(passkeys)]).toEqual([204, 0]);
  expect((await login(await signByPasskey(api, device))).error).toEqual(REJECTED);
});

describe('a sign-in by passkey', () => {
  it('stands for the password when another one is added, for ten minutes', async () => {
    const { device } = await passkeyOf('member@example.jp');
    const { access_token } = (await login(await signByPasskey(api, device))).body;
    const owner = { token: access_token ?? '' };
    const begin = () => api.call(startPasskeyRegistrationSpec, { body: {} }, owner);
    const isPasswordRequired = async () =>
      (await api.call(listPasskeysSpec, {}, owner)).body.is_password_required;
    expect([await isPasswordRequired(), (await begin()).status]).toEqual([false, 201]);
    api.clock.advance(10 * MINUTE_MS);
    expect([await isPasswordRequired(), (await begin()).status]).toEqual([true, 422]);
  });
});

it('leaves no challenge behind that has expired', async () => {
  await api.db.delete(passkeyChallenges);
  const { device } = await passkeyOf('member@example.jp');
  await login(await signByPasskey(api, device));
  expect(await api.db.$count(passkeyChallenges)).toBe(0);
});

it('writes neither challenge nor signature into the log', async () => {
  const { device } = await passkeyOf('member@example.jp');
  const { credential } = await signByPasskey(api, device, { hasWrongSignature: true });
  await login({ credential });
  for (const secret of [credential.response.signature, credential.response.clientDataJSON, credential.id])
    expect(api.logLines.join('\n')).not.toContain(secret);
});
