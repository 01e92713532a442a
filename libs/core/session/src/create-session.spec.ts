import { NetworkError, UnauthorizedError } from '@shop/api-client/api-error';
import { createStore } from 'jotai/vanilla';
import { createSession } from './create-session';
import { fakeToken } from '@shop/testing-api/fake-token';
import type { LoginPayload } from './login-payload';
import { sessionAtom } from './session-atoms';
import type { SessionCalls } from './session-ports';
import { type SimulatedBrowser, simulateBrowser } from '../testing/simulated-tabs';

const NOW = Date.parse('2026-04-01T12:00:00+09:00');
const HOUR_S = 3600;
const token = (name: string, claims: Record<string, unknown> = {}) =>
  fakeToken({ sub: '7', channel: 'default', name, ...claims });

const payload = (overrides: Partial<LoginPayload> = {}): LoginPayload => ({
  accessToken: token('first'),
  expiresIn: HOUR_S,
  expiresAt: null,
  isRegisteredMember: true,
  hasPasswordExpired: false,
  hasMailErrorCountOver: false,
  userId: '7',
  isVerify: false,
  isManagerLogin: false,
  verifyToken: null,
  ...overrides,
});

const rejection = () =>
  new UnauthorizedError('POST /v1/auth/refresh', 401, { code: 'c', message: 'm', errors: {}, title: null });

const calls = (overrides: Partial<SessionCalls> = {}): SessionCalls => ({
  login: () => Promise.resolve(payload()),
  verify: () => Promise.resolve(payload()),
  refresh: () => Promise.resolve(payload({ accessToken: token('renewed') })),
  logout: () => Promise.resolve(),
  ...overrides,
});

const clock = { now: () => NOW };

function openTab(browser: SimulatedBrowser, port: SessionCalls = calls()) {
  const store = createStore();
  const session = createSession({
    store,
    calls: port,
    cookies: browser.cookies,
    clock,
    locks: browser.locks,
    broadcast: browser.openTab(),
    channel: 'default',
  });
  const events: unknown[] = [];
  session.subscribe((event) => events.push(event));
  return { session, events, state: () => store.get(sessionAtom) };
}

const credentials = { identifier: 'member@example.jp', password: 'x' };
const expired = new Date(NOW - 1).toISOString();

describe('signing in', () => {
  it('[trans-session-starts-logged-out] starts without a token', () => {
    expect(openTab(simulateBrowser()).state()).toMatchObject({ isLogin: false, token: null, check: false });
  });

  it('[trans-session-login-success] [trans-session-token-cookie-and-bearer] [trans-session-expiry-cookie] stores token and expiry in cookies and emits one event', async () => {
    const browser = simulateBrowser();
    const { session, state, events } = openTab(browser);
    expect(await session.login(credentials)).toBe('signed-in');
    expect(state()).toMatchObject({ isLogin: true, userId: '7' });
    expect(browser.jar.get('access_token')).toBe(token('first'));
    expect(browser.jar.get('expires_at')).toBe(new Date(NOW + HOUR_S * 1000 - 5000).toISOString());
    expect(await session.auth.token()).toBe(token('first'));
    expect(events).toEqual([{ type: 'signed-in', userId: '7' }]);
  });

  it('[trans-session-login-unregistered] stores the token without being logged in', async () => {
    const { session, state } = openTab(
      simulateBrowser(),
      calls({ login: () => Promise.resolve(payload({ isRegisteredMember: false })) }),
    );
    await session.login(credentials);
    expect(state()).toMatchObject({ isLogin: false, token: token('first') });
  });

  it('[trans-session-login-clears-flags] [beh-flags-recorded] clears the flags of an earlier failed refresh and stores those of the response', async () => {
    const browser = simulateBrowser();
    browser.jar.set('access_token', token('old')).set('expires_at', expired);
    const port = calls({
      refresh: () => Promise.reject(rejection()),
      login: () => Promise.resolve(payload({ hasPasswordExpired: true, hasMailErrorCountOver: true })),
    });
    const { session, state } = openTab(browser, port);
    await session.restore();
    await session.loginCheck();
    expect(state().isRefreshFailed).toBe(true);
    await session.login(credentials);
    expect(state()).toMatchObject({
      isRefreshFailed: false,
      isSyncUserChannel: false,
      hasPasswordExpired: true,
      hasMailErrorCountOver: true,
    });
  });

  it('[trans-session-pending-verification] [trans-session-verification-completes] waits for the one-time code, which completes the login', async () => {
    const verify = jest.fn(() => Promise.resolve(payload()));
    const pending = payload({ accessToken: null, isVerify: true, verifyToken: 'attempt' });
    const { session, state } = openTab(
      simulateBrowser(),
      calls({ login: () => Promise.resolve(pending), verify }),
    );
    expect(await session.login(credentials)).toBe('verification-required');
    expect(state()).toMatchObject({ mfa: '7', isLogin: false, token: null });
    expect(await session.verify('123456')).toBe('signed-in');
    expect(verify).toHaveBeenCalledWith({
      userId: '7',
      verifyToken: 'attempt',
      code: '123456',
      isSyncUserChannel: false,
    });
    expect(state()).toMatchObject({ mfa: null, isLogin: true });
  });
});

describe('restoring a session from its cookies', () => {
  const start = async (jar: Record<string, string>, port = calls()) => {
    const browser = simulateBrowser();
    Object.entries(jar).forEach(([name, value]) => browser.jar.set(name, value));
    const tab = openTab(browser, port);
    await tab.session.restore();
    return { ...tab, browser };
  };

  it('[trans-session-start-known-expiry] [interp-start-unexpired] makes no call where the expiry is known, even a past one', async () => {
    const refresh = jest.fn();
    for (const time of [new Date(NOW + 1000).toISOString(), expired]) {
      const tab = await start({ access_token: token('kept'), expires_at: time }, calls({ refresh }));
      expect(tab.state()).toMatchObject({ isLogin: true, check: true });
    }
    expect(refresh).not.toHaveBeenCalled();
  });

  it('[trans-session-start-unknown-expiry] refreshes the token where its expiry is unknown', async () => {
    const { state } = await start({ access_token: token('kept') });
    expect(state()).toMatchObject({ token: token('renewed'), check: true, isLogin: true });
  });

  it('[trans-session-start-no-token] starts logged out without a token', async () => {
    expect((await start({})).state()).toMatchObject({ isLogin: false, check: true, isRefreshFailed: false });
  });

  it("leaves another channel's token alone, also on logout", async () => {
    const foreign = token('theirs', { channel: 'gift' });
    const { session, state, browser } = await start({ access_token: foreign });
    expect(state()).toMatchObject({ token: null, isLogin: false });
    await session.logout();
    expect(browser.jar.get('access_token')).toBe(foreign);
  });

  it('[trans-session-expired-token-login-check] refreshes an expired token before the next request', async () => {
    const { session } = await start({ access_token: token('kept'), expires_at: expired });
    expect(await session.auth.token()).toBe(token('renewed'));
  });
});

describe('the end of a session', () => {
  const signedInTab = async (port = calls()) => {
    const browser = simulateBrowser();
    const tab = openTab(browser, port);
    await tab.session.login(credentials);
    tab.events.length = 0;
    return { ...tab, browser };
  };

  it.each([
    [undefined, true],
    [false, false],
  ])(
    '[trans-session-logout-clears-tokens] [interp-cart-token-kept] [trans-session-logout-not-refresh-failed] a logout with reinitialiseCart %s clears token and cookies, and is no failed refresh',
    async (reinitialiseCart, expected) => {
      const { session, state, browser, events } = await signedInTab();
      await session.logout(reinitialiseCart === undefined ? {} : { reinitialiseCart });
      expect([...browser.jar.keys()]).toEqual([]);
      expect(state()).toMatchObject({ token: null, isLogin: false, isRefreshFailed: false });
      expect(events).toEqual([{ type: 'signed-out', by: 'logout', reinitialiseCart: expected }]);
    },
  );

  it('a logout ends the session in this browser even when the server cannot be reached', async () => {
    const logout = () => Promise.reject(new NetworkError('POST /v1/auth/logout', 'x'));
    const { session, state } = await signedInTab(calls({ logout }));
    await session.logout();
    expect(state().token).toBeNull();
  });

  it('[trans-session-refresh-failure-clears-tokens] [error-core-refresh-fails] a rejected refresh clears token and cookies and is marked as failed', async () => {
    const refresh = () => Promise.reject(rejection());
    const { session, state, browser, events } = await signedInTab(calls({ refresh }));
    expect(await session.auth.refresh(token('first'))).toBeNull();
    expect(browser.jar.size).toBe(0);
    expect(state()).toMatchObject({ token: null, isRefreshFailed: true });
    expect(events).toEqual([{ type: 'signed-out', by: 'refresh-failed', reinitialiseCart: true }]);
  });

  it('[error-core-401] a second 401 ends the session without a failed refresh', async () => {
    const { session, state, browser, events } = await signedInTab();
    session.auth.onUnauthorized();
    expect(browser.jar.size).toBe(0);
    expect(state()).toMatchObject({ token: null, isRefreshFailed: false });
    expect(state().warningMessage).toMatch(/もう一度ログインしてください/);
    expect(events).toEqual([{ type: 'signed-out', by: 'unauthorized', reinitialiseCart: true }]);
  });

  it('a refresh that could not reach the server keeps the session', async () => {
    const refresh = () => Promise.reject(new NetworkError('POST /v1/auth/refresh', 'x'));
    const { session, state } = await signedInTab(calls({ refresh }));
    await expect(session.auth.refresh(token('first'))).rejects.toBeInstanceOf(NetworkError);
    expect(state()).toMatchObject({ isLogin: true, isRefreshFailed: false, isRefreshPolling: false });
  });
});
