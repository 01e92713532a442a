import { createPasskeySpec } from '@shop/contract/passkeys/create-passkey';
import { deletePasskeySpec } from '@shop/contract/passkeys/delete-passkey';
import { listPasskeysSpec } from '@shop/contract/passkeys/list-passkeys';
import { startPasskeyRegistrationSpec } from '@shop/contract/passkeys/start-passkey-registration';
import { updatePasskeySpec } from '@shop/contract/passkeys/update-passkey';
import { exportMyDataSpec } from '@shop/contract/users/export-my-data';
import { addPasskey, makePasskey } from '@shop/testing-api/add-passkey';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Deviation, SoftwareAuthenticator } from '@shop/testing-api/software-authenticator';
import { passkeyChallenges, passkeys, rateCounters } from '../db/schema';
import { MINUTE_MS } from '../durations';

const PASSWORD = 'demo-pass-2026';
const ORIGIN = 'https://shop.example';
const ORIGINS = { default: ORIGIN, gift: 'https://gift.example:8443' };

let api: TestApi;
let member: { token: string; origin: string };
let second: { token: string; origin: string };
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: ORIGINS } });
  member = { token: await api.signIn('member@example.jp'), origin: ORIGIN };
  second = { token: await api.signIn('second@example.jp'), origin: ORIGIN };
});
beforeEach(async () => {
  await api.db.delete(passkeys);
  await api.db.delete(passkeyChallenges);
  await api.db.delete(rateCounters);
});
afterAll(() => api.close());

const start = (body: object, who = member) => api.callWith(startPasskeyRegistrationSpec, { body }, who);
const create = (body: object, who = member) => api.callWith(createPasskeySpec, { body }, who);
const list = async (who = member) => (await api.call(listPasskeysSpec, {}, who)).body;

describe('the beginning', () => {
  it('asks the device for a passkey that is found without a name, of the shop’s configured host', async () => {
    const { status, body } = await start({ current_password: PASSWORD });
    expect(status).toBe(201);
    expect(body.public_key).toMatchObject({
      rp: { id: 'shop.example', name: expect.any(String) as string },
      user: { name: 'member@example.jp', displayName: '森野 みどり' },
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    });
    expect(body.public_key.challenge).toMatch(/^[\w-]{43}$/);
    expect(body.public_key.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
  });

  it('takes the host from the channel, whatever the request names', async () => {
    const token = await api.signIn('member@example.jp', 'gift');
    const { body } = await api.call(
      startPasskeyRegistrationSpec,
      { body: { current_password: PASSWORD } },
      { token, channel: 'gift', headers: { host: 'evil.example', origin: 'https://evil.example' } },
    );
    expect(body.public_key.rp.id).toBe('gift.example');
  });

  it('is refused where the shop has no origin', async () => {
    const token = await api.signIn('member@example.jp', 'school');
    const { error } = await api.call(
      startPasskeyRegistrationSpec,
      { body: { current_password: PASSWORD } },
      { token, channel: 'school' },
    );
    expect(error.code).toBe('passkey.registration_failed');
  });

  it.each([
    [{}, '現在のパスワードを入力してください'],
    [{ current_password: 'wrong-pass-1' }, '現在のパスワードが正しくありません'],
  ])('takes the current password: %j', async (body, message) => {
    const { status, error } = await start(body);
    expect([status, error.errors]).toEqual([422, { current_password: [message] }]);
    expect(await api.db.$count(passkeyChallenges)).toBe(0);
  });

  it('is refused until the mail address is verified', async () => {
    const token = await api.signIn('unregistered@example.jp');
    const { error } = await start({ current_password: PASSWORD }, { token, origin: ORIGIN });
    expect(error.code).toBe('passkey.verify_email_first');
  });

  it('names the passkeys that there are, so that a device makes no second', async () => {
    const { device } = await addPasskey(api, member);
    const { body } = await start({ current_password: PASSWORD });
    expect(body.public_key.excludeCredentials).toEqual([
      { id: device.credentialId, type: 'public-key', transports: ['internal'] },
    ]);
  });
});

describe('what a device has made', () => {
  it('is added with its name, and the member is told by mail', async () => {
    const { body } = await makePasskey(api, member);
    const { status, body: added } = await create({ ...body, name: ' 母のタブレット ' });
    expect([status, added]).toEqual([
      201,
      {
        id: expect.any(Number) as number,
        name: '母のタブレット',
        created_at: api.clock.now().toISOString(),
        last_used_at: null,
      },
    ]);
    expect(await list()).toEqual({ passkeys: [added], limit: 10, is_password_required: true });
    const [mail] = await api.mailbox();
    expect(mail).toMatchObject({
      to: 'member@example.jp',
      subject: expect.stringContaining('パスキーを追加しました') as string,
    });
    expect(mail?.text).toContain('「母のタブレット」');
  });

  it.each<[string, Deviation]>([
    ['another site', { origin: 'https://shop.example.evil.example' }],
    ['another port', { origin: `${ORIGIN}:8443` }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['a sign-in', { type: 'webauthn.get' }],
    ['a frame of another site', { crossOrigin: true }],
    ['a device that asked nobody', { isUserVerified: false }],
    ['an attestation by a certificate', { certificate: new Uint8Array([1, 2, 3]) }],
  ])('is refused from %s', async (_what, deviation) => {
    const { body } = await makePasskey(api, member, undefined, deviation);
    const { status, error } = await create(body);
    expect([status, error]).toEqual([
      422,
      {
        code: 'passkey.registration_failed',
        message: 'パスキーを追加できませんでした。お手数ですが、もう一度はじめからお試しください',
      },
    ]);
    expect((await list()).passkeys).toEqual([]);
  });

  it('is refused under another id than its own', async () => {
    const { body } = await makePasskey(api, member);
    const credential = { ...body.credential, id: 'AAAA', rawId: 'AAAA' };
    expect((await create({ ...body, credential })).error.code).toBe('passkey.registration_failed');
  });

  it('is refused the second time, and after five minutes', async () => {
    const { body } = await makePasskey(api, member);
    expect((await create(body)).status).toBe(201);
    await api.db.delete(passkeys);
    expect((await create(body)).error.code).toBe('passkey.registration_failed');
    const late = await makePasskey(api, member);
    api.clock.advance(5 * MINUTE_MS);
    expect((await create(late.body)).error.code).toBe('passkey.registration_failed');
    const early = await makePasskey(api, member);
    api.clock.advance(5 * MINUTE_MS - 1);
    expect((await create(early.body)).status).toBe(201);
  });

  it('is refused from another member, and in another shop', async () => {
    const { body } = await makePasskey(api, member);
    expect((await create(body, second)).error.code).toBe('passkey.registration_failed');
    const token = await api.signIn('member@example.jp', 'gift');
    const elsewhere = await api.callWith(createPasskeySpec, { body }, { token, channel: 'gift' });
    expect(elsewhere.error.code).toBe('passkey.registration_failed');
    // Neither has used the challenge up.
    expect((await create(body)).status).toBe(201);
  });

  it('is refused where another member has it', async () => {
    const { device } = await addPasskey(api, second);
    const { body } = await makePasskey(api, member, device);
    expect((await create(body)).error.code).toBe('passkey.registration_failed');
  });

  it('is refused when there are ten', async () => {
    const spare = await makePasskey(api, member);
    for (let at = 0; at < 10; at += 1) await addPasskey(api, member);
    const message =
      'パスキーは10件まで追加できます。使っていないパスキーを削除してから、もう一度お試しください';
    expect((await create(spare.body)).error).toEqual({ code: 'passkey.limit_exceeded', message });
    expect((await start({ current_password: PASSWORD })).error.code).toBe('passkey.limit_exceeded');
    expect((await list()).passkeys).toHaveLength(10);
  });
});

describe('the member’s passkeys', () => {
  it('are renamed and deleted, and the member is told of the deletion', async () => {
    const { id } = await addPasskey(api, member);
    const renamed = await api.call(updatePasskeySpec, { params: { id }, body: { name: '仕事用' } }, member);
    expect(renamed.body.name).toBe('仕事用');
    expect((await list()).passkeys).toEqual([renamed.body]);
    expect((await api.call(deletePasskeySpec, { params: { id } }, member)).status).toBe(204);
    expect((await list()).passkeys).toEqual([]);
    const [mail] = await api.mailbox();
    expect(mail?.subject).toContain('パスキーを削除しました');
    expect(mail?.text).toContain('「仕事用」');
    expect((await api.call(deletePasskeySpec, { params: { id } }, member)).status).toBe(404);
  });

  it('are nobody else’s', async () => {
    const { id } = await addPasskey(api, member);
    expect((await list(second)).passkeys).toEqual([]);
    for (const call of [
      () => api.callWith(updatePasskeySpec, { params: { id }, body: { name: 'x' } }, second),
      () => api.callWith(deletePasskeySpec, { params: { id } }, second),
    ]) {
      const { status, error } = await call();
      expect([status, error.code]).toEqual([404, 'passkey.not_found']);
    }
    expect((await list()).passkeys).toMatchObject([{ id, name: 'わたしの電話' }]);
  });

  it('are in the member’s file by name and days, without what they are checked by', async () => {
    const device = new SoftwareAuthenticator(ORIGIN);
    await addPasskey(api, member, device);
    const response = await api.request(exportMyDataSpec.endpoint.path, {
      headers: { 'channel-id': 'default', authorization: `Bearer ${member.token}` },
    });
    const text = await response.text();
    const now = api.clock.now().toISOString();
    expect(JSON.parse(text)).toMatchObject({
      パスキー: [{ name: 'わたしの電話', created_at: now, last_used_at: null }],
    });
    expect(text).not.toMatch(/credential|public_key/);
    expect(text).not.toContain(device.credentialId);
  });

  it('leave no secret in the log', async () => {
    const { body } = await makePasskey(api, member);
    await create({ ...body, credential: { ...body.credential, id: 'AAAA' } });
    const { clientDataJSON, attestationObject } = body.credential.response;
    for (const secret of [clientDataJSON, attestationObject, body.credential.rawId])
      expect(api.logLines.join('\n')).not.toContain(secret);
  });
});
