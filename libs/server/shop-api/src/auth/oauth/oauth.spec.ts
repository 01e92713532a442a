import { finishOauthSpec } from '@shop/contract/auth/finish-oauth';
import { linkOauthSpec } from '@shop/contract/auth/link-oauth';
import { startOauthSpec } from '@shop/contract/auth/start-oauth';
import { listPasskeysSpec } from '@shop/contract/passkeys/list-passkeys';
import { startPasskeyRegistrationSpec } from '@shop/contract/passkeys/start-passkey-registration';
import { createUserSpec } from '@shop/contract/users/create-user';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { createTestClock } from '@shop/testing-api/test-clock';
import { newUserInput } from '@shop/testing-api/contract-cases/case-fixtures';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type LocalProvider, openLocalProvider } from '@shop/testing-api/local-provider';
import { signInAtProvider } from '@shop/testing-api/sign-in-at-provider';
import { eq } from 'drizzle-orm';
import { rateCounters, userIdentities, users } from '../../db/schema';

const SHOP = 'https://shop.example';
const TYPE = 'everyone';
/** Who can sign in at the provider, by login name. */
const PEOPLE: Readonly<Record<string, object>> = {
  newcomer: { email: 'Newcomer@example.jp', email_verified: true, family_name: '新井', given_name: '一' },
  twin: { email: 'twin@example.jp', email_verified: true },
  squatted: { email: 'squatted@example.jp', email_verified: true },
  advertiser: {
    ...{ email: 'advertiser@example.jp', email_verified: true },
    ...{ family_name: '当選 http://evil.example/', given_name: '花子' },
  },
  member: { email: 'second@example.jp', email_verified: true },
  unverified: { email: 'unverified@example.jp', email_verified: false },
  mailless: {},
};

const clock = createTestClock(new Date());
let api: TestApi;
let provider: LocalProvider;

beforeAll(async () => {
  provider = await openLocalProvider(`${SHOP}/oauth/callback`, PEOPLE);
  const { issuer, clientId, clientSecret } = provider;
  api = await openTestApi({
    clock,
    config: {
      shopOrigins: { default: SHOP, gift: 'https://gift.example' },
      oidcProviders: [
        { type: TYPE, issuer, clientId, clientSecret },
        { type: 'gone', issuer: 'http://127.0.0.1:1', clientId: 'x', clientSecret: 'y' },
      ],
    },
  });
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(async () => {
  await api.close();
  await provider.close();
});

const start = async (return_path?: string, channel = 'default') =>
  (
    await api.call(
      startOauthSpec,
      { params: { type: TYPE }, query: return_path === undefined ? {} : { return_path } },
      { channel },
    )
  ).body;

const finish = (returned: Record<string, string>, browser_secret: string, options: object = {}) =>
  api.callWith(finishOauthSpec, { params: { type: TYPE }, query: { ...returned, browser_secret } }, options);
const signIn = async (login: string, return_path?: string) => {
  const { url, browser_secret } = await start(return_path);
  const returned = await signInAtProvider(url, login, SHOP);
  return { returned, browser_secret, response: await finish(returned, browser_secret) };
};

it('[call-get-v1-auth-type-redirect, call-get-v1-auth-type-callback, beh-can-log-in] signs a new member in, and the same one again', async () => {
  const first = (await signIn('newcomer', '/mypage/')).response.body;
  expect(first).toMatchObject({
    ...{ is_registered_member: true, is_verify: false },
    ...{ return_path: '/mypage/', is_new_member: true },
  });
  const { body: user } = await api.call(getMyUserSpec, {}, { token: first.access_token! });
  expect(user).toMatchObject({ email: { email: 'newcomer@example.jp' }, last_name: '新井' });
  expect((await signIn('newcomer')).response.body.user_id).toBe(first.user_id);
});

it('a name with an address is left out: mails to others carry it', async () => {
  const { body: login } = (await signIn('advertiser')).response;
  const { body: user } = await api.call(getMyUserSpec, {}, { token: login.access_token! });
  expect(user).toMatchObject({ last_name: 'お客様', first_name: '花子' });
});

it('a sign-in with a provider stands for the password when a passkey is added, for ten minutes', async () => {
  const { body: login } = (await signIn('newcomer')).response;
  const owner = { token: login.access_token! };
  const state = async () => [
    (await api.call(listPasskeysSpec, {}, owner)).body.is_password_required,
    (await api.call(startPasskeyRegistrationSpec, { body: {} }, owner)).status,
  ];
  expect(await state()).toEqual([false, 201]);
  clock.advance(10 * 60_000);
  expect(await state()).toEqual([true, 422]);
});

it('sends state, nonce and a PKCE challenge, and keeps secrets as hashes alone', async () => {
  const { url, browser_secret } = await start();
  const sent = new URL(url).searchParams;
  expect(sent.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge']) expect(sent.get(name)?.length).toBeGreaterThan(20);
  const dump = JSON.stringify(await api.db.query.oauthAttempts.findMany());
  expect(dump).not.toContain(browser_secret);
  expect(dump).not.toContain(sent.get('state'));
});

it('accepts a callback once, also with concurrent requests', async () => {
  const { url, browser_secret } = await start();
  const returned = await signInAtProvider(url, 'newcomer', SHOP);
  const responses = await Promise.all(Array.from({ length: 5 }, () => finish(returned, browser_secret)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
});

it.each([
  ['another browser', (returned: Record<string, string>) => finish(returned, 'another-secret')],
  [
    'a state of nobody',
    (returned: Record<string, string>, secret: string) => finish({ ...returned, state: 'x' }, secret),
  ],
  [
    'a forged code',
    (returned: Record<string, string>, secret: string) => finish({ ...returned, code: 'x' }, secret),
  ],
  [
    'another shop',
    (returned: Record<string, string>, secret: string) => finish(returned, secret, { channel: 'gift' }),
  ],
  [
    'another issuer',
    (returned: Record<string, string>, secret: string) =>
      finish({ ...returned, iss: 'https://evil.example' }, secret),
  ],
])('rejects %s', async (_name, attack) => {
  const { url, browser_secret } = await start();
  const { status, error } = await attack(await signInAtProvider(url, 'newcomer', SHOP), browser_secret);
  expect([status, error.code]).toEqual([422, 'oauth.failed']);
});

it('rejects a code that was given for another attempt', async () => {
  const [mine, theirs] = [await start(), await start()];
  const { code, iss } = await signInAtProvider(theirs.url, 'newcomer', SHOP);
  const { state } = await signInAtProvider(mine.url, 'newcomer', SHOP);
  const { error } = await finish({ code: code!, iss: iss!, state: state! }, mine.browser_secret);
  expect(error.code).toBe('oauth.failed');
});

it('rejects a callback that is too late, and one after the person declined', async () => {
  const { url, browser_secret } = await start();
  const { state } = Object.fromEntries(new URL(url).searchParams);
  const declined = await finish({ state: state!, error: 'access_denied' }, browser_secret);
  expect(declined.error.code).toBe('oauth.failed');
  const late = await start();
  const returned = await signInAtProvider(late.url, 'newcomer', SHOP);
  clock.advance(11 * 60_000);
  expect((await finish(returned, late.browser_secret)).error.code).toBe('oauth.failed');
});

// reliability 10: the code of the provider is as good as unused
it('accepts a state once, also when its first callback failed', async () => {
  const { url, browser_secret } = await start();
  const returned = await signInAtProvider(url, 'newcomer', SHOP);
  const declined = { state: returned['state']!, error: 'access_denied' };
  expect((await finish(declined, browser_secret)).error.code).toBe('oauth.failed');
  expect((await finish(returned, browser_secret)).error.code).toBe('oauth.failed');
});

it.each(['unverified', 'mailless'])(
  'creates no member for %s, whose mail address is not verified',
  async (login) => {
    expect((await signIn(login)).response.error.code).toBe('oauth.email_not_verified');
  },
);

it('[gap-oauth-types] does not sign in to an account with a password until its owner, signed in, has linked the identity (POST /v1/me/identities)', async () => {
  const { returned, browser_secret, response } = await signIn('member');
  expect([response.status, response.error.code]).toEqual([422, 'oauth.sign_in_first']);
  const body = { state: returned['state']!, browser_secret };
  const stranger = { token: await api.signIn('member@example.jp') };
  expect((await api.call(linkOauthSpec, { body }, stranger)).error.code).toBe('oauth.failed');
  const owner = { token: await api.signIn('second@example.jp') };
  const wrong = await api.call(linkOauthSpec, { body: { ...body, browser_secret: 'x' } }, owner);
  expect(wrong.error.code).toBe('oauth.failed');
  expect((await api.call(linkOauthSpec, { body }, owner)).status).toBe(204);
  expect((await api.call(linkOauthSpec, { body }, owner)).error.code).toBe('oauth.failed');
  const { body: login } = (await signIn('member')).response;
  expect((await api.call(getMyUserSpec, {}, { token: login.access_token! })).body.email).toEqual({
    email: 'second@example.jp',
  });
});

it('creates one member for a person who signs in twice at the same time', async () => {
  await Promise.all([signIn('twin'), signIn('twin')]);
  const rows = await api.db.select().from(users).where(eq(users.email, 'twin@example.jp'));
  expect(rows).toHaveLength(1);
  expect(
    await api.db.select().from(userIdentities).where(eq(userIdentities.userId, rows[0]!.id)),
  ).toHaveLength(1);
});

it('takes the address from an account that nobody has proved to own', async () => {
  const { body: stranger } = await api.callWith(createUserSpec, {
    body: newUserInput('squatted@example.jp'),
  });
  const { body: owner } = (await signIn('squatted')).response;
  expect([owner.is_new_member, owner.user_id === stranger.user_id]).toEqual([true, false]);
  const of = (token: string | null) => api.call(getMyUserSpec, {}, { token: token ?? '' });
  expect([(await of(owner.access_token)).status, (await of(stranger.access_token)).status]).toEqual([
    200, 401,
  ]);
});

it('requires the one-time code of a member who uses one', async () => {
  await api.db.update(users).set({ isVerifiedByMail: true }).where(eq(users.email, 'newcomer@example.jp'));
  expect((await signIn('newcomer')).response.body).toMatchObject({ is_verify: true, access_token: null });
});

it('returns to no other site than the shop', async () => {
  expect((await signIn('newcomer', '//evil.example')).response.body.return_path).toBe('/');
});

it('responds with an error for unknown providers and for those that do not respond', async () => {
  const at = (type: string) => api.call(startOauthSpec, { params: { type }, query: {} });
  expect((await at('nobody')).error.code).toBe('oauth.provider_not_found');
  expect((await at('gone')).error.code).toBe('oauth.failed');
});
