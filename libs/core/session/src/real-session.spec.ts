import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { users } from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';
import { createStore } from 'jotai/vanilla';
import { createBrowserSession } from './create-browser-session';
import type { Session } from './session';
import { sessionAtom } from './session-atoms';
import { isRefreshPollingAtom } from './session-notice-atoms';
import { SESSION_ENDED_MESSAGE } from './session-transitions';

const PASSWORD = 'demo-pass-2026';
let api: TestApi;
let baseUrl: string;
const open: Session[] = [];

beforeAll(async () => {
  api = await openTestApi();
  baseUrl = (await api.serve()).url;
});
afterEach(async () => {
  await open[0]?.logout();
  open.splice(0).forEach((session) => session.close());
});
afterAll(() => api.close());

/** A tab over the page's cookies, as after a reload. */
async function openTab() {
  const store = createStore();
  const { session } = createBrowserSession({
    baseUrl,
    channel: 'default',
    store,
    clock: { now: () => api.clock.now().getTime() },
    onError: () => undefined,
  });
  open.push(session);
  await session.restore();
  return { session, store, state: () => store.get(sessionAtom) };
}
const signIn = async (identifier: string) => {
  const tab = await openTab();
  await tab.session.login({ identifier, password: PASSWORD });
  return tab;
};
const cookies = () =>
  new Map(
    document.cookie.split('; ').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=');
      return [name, decodeURIComponent(value)];
    }),
  );

const SIGNED_OUT = {
  token: null,
  expiresAtMs: null,
  userId: null,
  isLogin: false,
  check: true,
  hasPasswordExpired: false,
  hasMailErrorCountOver: false,
  isManagerLogin: false,
  isRefreshFailed: false,
  isUnauthorized: false,
  isRefreshPolling: false,
  isSyncUserChannel: false,
  mfa: null,
  mfaToken: null,
  warningMessage: null,
  redirectUrl: null,
};

it('[entity-session] has token, expiry and flags, and the user id that waits for its code', async () => {
  const { session, store, state } = await openTab();
  expect(state()).toEqual(SIGNED_OUT);
  await session.login({ identifier: 'mfa@example.jp', password: PASSWORD });
  const waiting = state();
  expect(waiting).toEqual({
    ...SIGNED_OUT,
    mfa: expect.stringMatching(/^\d+$/) as string,
    mfaToken: expect.any(String) as string,
  });
  session.cancelVerification();
  await session.login({ identifier: 'member@example.jp', password: PASSWORD });
  const token = cookies().get('access_token');
  const signedIn = {
    ...{ ...SIGNED_OUT, isLogin: true, userId: '1', token },
    expiresAtMs: Date.parse(cookies().get('expires_at') ?? ''),
  };
  expect(state()).toEqual(signedIn);
  const polling: boolean[] = [];
  store.sub(isRefreshPollingAtom, () => polling.push(store.get(isRefreshPollingAtom)));
  await session.auth.refresh(token ?? '');
  expect(polling).toEqual([true, false]);
});

it('[const-cookie-access-token] [const-cookie-expires-at] stores token and expiry under the names of the specification', async () => {
  const { session, state } = await signIn('member@example.jp');
  expect(cookies().get('access_token')).toBe(state().token);
  expect(Date.parse(cookies().get('expires_at') ?? '')).toBe(state().expiresAtMs);
  await session.logout();
  expect([cookies().has('access_token'), cookies().has('expires_at')]).toEqual([false, false]);
});

it('[trans-session-login-unregistered] [trans-session-start-known-expiry] [role-registered-vs-non-registered] an unregistered user stays a guest with a token after a reload', async () => {
  await signIn('unregistered@example.jp');
  const reloaded = await openTab();
  expect(reloaded.state().isLogin).toBe(false);
  expect(reloaded.state().token).not.toBeNull();
});

it.each([
  ['member@example.jp', { hasPasswordExpired: false, isManagerLogin: false }],
  ['expired@example.jp', { hasPasswordExpired: true, isManagerLogin: false }],
  ['manager@example.jp', { hasPasswordExpired: false, isManagerLogin: true }],
])(
  '[beh-flags-recorded, beh-manager-flag-cleared, role-manager] [gap-manager-flag-set] %s has the same flags after a reload',
  async (who, flags) => {
    expect((await signIn(who)).state()).toMatchObject(flags);
    const reloaded = await openTab();
    expect(reloaded.state()).toMatchObject({ isLogin: true, ...flags });
    await reloaded.session.logout();
    expect(reloaded.state()).toMatchObject({ hasPasswordExpired: false, isManagerLogin: false });
  },
);

it('[trans-email-verify-registers] after the mail address was verified the user is a registered member, also after a reload', async () => {
  const { session, state } = await signIn('unregistered@example.jp');
  const isThem = eq(users.email, 'unregistered@example.jp');
  await api.db.update(users).set({ isRegisteredMember: true }).where(isThem);
  await session.confirmRegistered();
  expect(state().isLogin).toBe(true);
  expect((await openTab()).state().isLogin).toBe(true);
  await api.db.update(users).set({ isRegisteredMember: false }).where(isThem);
});

it('[trans-session-refresh-failure-clears-tokens] a session that was ended elsewhere ends with a message, which can be dismissed', async () => {
  const { session, state } = await signIn('member@example.jp');
  await api.request('/v1/auth/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${state().token}`, 'channel-id': 'default' },
  });
  expect(await session.auth.refresh(state().token ?? '')).toBeNull();
  expect(state()).toMatchObject({
    token: null,
    isRefreshFailed: true,
    warningMessage: SESSION_ENDED_MESSAGE,
  });
  session.dismissWarning();
  expect(state().warningMessage).toBeNull();
});
