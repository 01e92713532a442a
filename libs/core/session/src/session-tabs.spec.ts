import { UnauthorizedError } from '@shop/api-client/api-error';
import fc from 'fast-check';
import { createStore } from 'jotai/vanilla';
import { createSession } from './create-session';
import { fakeToken } from '@shop/testing-api/fake-token';
import { sessionAtom } from './session-atoms';
import { simulateBrowser } from '../testing/simulated-tabs';

const NOW = Date.parse('2026-04-01T12:00:00+09:00');
const SEED = 20_260_401;
const NEXT_LOGIN = fakeToken({ sub: '8', channel: 'default' });

/** A server that rotates tokens: it refreshes only the newest one and rejects any other. */
function rotatingServer(refusesFrom = Number.POSITIVE_INFINITY) {
  let version = 0;
  const tokenOf = (number: number) => fakeToken({ sub: '7', channel: 'default', number });
  let refreshes = 0;
  return {
    current: () => tokenOf(version),
    refreshes: () => refreshes,
    refresh: async (token: string) => {
      refreshes += 1;
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (token !== tokenOf(version) || refreshes >= refusesFrom) {
        throw new UnauthorizedError('POST /v1/auth/refresh', 401, {
          code: '',
          message: '',
          errors: {},
          title: null,
        });
      }
      version += 1;
      return {
        accessToken: tokenOf(version),
        expiresIn: 3600,
        expiresAt: null,
        isRegisteredMember: true,
        hasPasswordExpired: false,
        hasMailErrorCountOver: false,
        userId: '7',
        isVerify: false,
        isManagerLogin: false,
        verifyToken: null,
      };
    },
  };
}

async function openTabs(count: number, server = rotatingServer()) {
  const browser = simulateBrowser();
  browser.jar.set('access_token', server.current()).set('expires_at', new Date(NOW - 1).toISOString());
  const never = () => Promise.reject(new Error('not asked here'));
  const tabs = Array.from({ length: count }, () => {
    const store = createStore();
    const session = createSession({
      store,
      calls: { login: never, verify: never, logout: () => Promise.resolve(), refresh: server.refresh },
      cookies: browser.cookies,
      clock: { now: () => NOW },
      locks: browser.locks,
      broadcast: browser.openTab(),
      channel: 'default',
    });
    return { session, state: () => store.get(sessionAtom) };
  });
  await Promise.all(tabs.map((tab) => tab.session.restore()));
  return { browser, tabs, server };
}

describe('several tabs', () => {
  it('five tabs whose token expires refresh once and stay logged in', async () => {
    const { tabs, server, browser } = await openTabs(5);
    const tokens = await Promise.all(tabs.map((tab) => tab.session.auth.token()));
    browser.deliver();
    expect(server.refreshes()).toBe(1);
    expect(new Set(tokens)).toEqual(new Set([server.current()]));
    expect(tabs.every((tab) => tab.state().isLogin)).toBe(true);
  });

  it('twenty unauthorized calls in one tab refresh once', async () => {
    const { tabs, server } = await openTabs(1);
    const refused = server.current();
    const tokens = await Promise.all(
      Array.from({ length: 20 }, () => tabs[0]!.session.auth.refresh(refused)),
    );
    expect(server.refreshes()).toBe(1);
    expect(new Set(tokens)).toEqual(new Set([server.current()]));
  });

  it('a rejected refresh logs every tab out once, without a loop', async () => {
    const { tabs, server, browser } = await openTabs(3, rotatingServer(1));
    const tokens: unknown = await Promise.all(tabs.map((tab) => tab.session.auth.token()));
    browser.deliver();
    expect(tokens).toEqual([null, null, null]);
    expect(server.refreshes()).toBe(1);
    expect(tabs.map((tab) => tab.state().token)).toEqual([null, null, null]);
    expect(tabs.filter((tab) => tab.state().isRefreshFailed)).toHaveLength(1);
  });

  it('a rejected refresh in one tab logs out a tab that made no request', async () => {
    const { tabs, browser } = await openTabs(2, rotatingServer(1));
    await tabs[0]?.session.auth.token();
    browser.deliver();
    expect(tabs[1]?.state().token).toBeNull();
  });

  it('a logout in one tab ends all, and a refresh that is running does not sign them in again', async () => {
    const { tabs, browser, server } = await openTabs(2);
    const renewing = tabs[0]?.session.auth.token();
    while (server.refreshes() === 0) await Promise.resolve();
    await tabs[1]?.session.logout();
    await renewing;
    browser.deliver();
    expect(tabs.map((tab) => tab.state().token)).toEqual([null, null]);
    expect(browser.jar.size).toBe(0);
  });

  it('a late logout message signs its tab out but keeps the cookie of a login that came since', async () => {
    const { tabs, browser } = await openTabs(2);
    await tabs[1]?.session.logout();
    // The other tab looks, finds nothing, and somebody signs in before it acts on that.
    jest.spyOn(browser.cookies, 'get').mockImplementationOnce(() => {
      browser.jar.set('access_token', NEXT_LOGIN);
      return undefined;
    });
    browser.deliver();
    expect(tabs[0]?.state().token).toBeNull();
    expect(browser.jar.get('access_token')).toBe(NEXT_LOGIN);
  });

  it('a rejected refresh takes over the login that another tab stored meanwhile', async () => {
    const { tabs, browser, server } = await openTabs(1, rotatingServer(1));
    const renewing = tabs[0]?.session.auth.token();
    while (server.refreshes() === 0) await Promise.resolve();
    browser.jar.set('access_token', NEXT_LOGIN);
    expect(await renewing).toBe(NEXT_LOGIN);
    expect([tabs[0]?.state().token, browser.jar.get('access_token')]).toEqual([NEXT_LOGIN, NEXT_LOGIN]);
  });

  it('a second 401 takes over the login that another tab stored meanwhile', async () => {
    const { tabs, browser } = await openTabs(1);
    browser.jar.set('access_token', NEXT_LOGIN);
    tabs[0]?.session.auth.onUnauthorized();
    expect([tabs[0]?.state().token, browser.jar.get('access_token')]).toEqual([NEXT_LOGIN, NEXT_LOGIN]);
  });

  it('all tabs end with the same token, whatever the order of calls, rejections and messages', async () => {
    const step = fc.record({
      tab: fc.nat(2),
      action: fc.constantFrom('token', 'refused', 'deliver', 'wait'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { tabs, server, browser } = await openTabs(3);
        const running: Promise<unknown>[] = [];
        for (const { tab, action } of steps) {
          const chosen = tabs[tab]!;
          if (action === 'token') running.push(chosen.session.auth.token());
          if (action === 'refused') running.push(chosen.session.auth.refresh(chosen.state().token ?? ''));
          if (action === 'deliver') browser.deliver();
          if (action === 'wait') await new Promise((resolve) => setTimeout(resolve, 2));
        }
        await Promise.all(running);
        browser.deliver();
        expect(browser.jar.get('access_token')).toBe(server.current());
        expect(tabs.every((tab) => tab.state().isLogin && !tab.state().isRefreshFailed)).toBe(true);
      }),
      { seed: SEED, numRuns: 40 },
    );
  });
});
