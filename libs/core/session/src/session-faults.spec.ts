import { anonymousAuth } from '@shop/api-client/auth-port';
import { createApiClient } from '@shop/api-client/create-api-client';
import { isApiError } from '@shop/api-client/is-api-error';
import { getMyUser } from '@shop/contract/users/get-my-user';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { createTestClock } from '@shop/testing-api/test-clock';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import fc from 'fast-check';
import { createStore } from 'jotai/vanilla';
import { createSession } from './create-session';
import { sessionAtom } from './session-atoms';
import { sessionCalls } from './session-calls';
import { type SimulatedBrowser, simulateBrowser } from '../testing/simulated-tabs';

const TAB_COUNT = 3;
const SEED = 20_261_121;
/** A sample; the soak runs 200 and more. */
const RUNS = 8;
const MAX_RUN_MS = 40_000 * SOAK_FACTOR;
const REFRESH = '/v1/auth/refresh';
const HOUR_MS = 3_600_000;

let api: TestApi;
let baseUrl: string;
const clock = createTestClock();
beforeAll(async () => {
  api = await openTestApi({ clock });
  baseUrl = (await api.serve()).url;
});
afterEach(() => api.request('/dev/lab', { method: 'DELETE' }));
afterAll(() => api.close());

/** A tab of a browser over the real API: what one tab does the others see in cookies, locks and messages. */
function openTab(browser: SimulatedBrowser) {
  const store = createStore();
  const client = { baseUrl, channel: 'default', onError: () => undefined };
  const session = createSession({
    store,
    calls: sessionCalls(createApiClient({ ...client, auth: anonymousAuth })),
    cookies: browser.cookies,
    clock: { now: () => clock.now().getTime() },
    locks: browser.locks,
    broadcast: browser.openTab(),
    channel: 'default',
  });
  return { session, store, client: createApiClient({ ...client, auth: session.auth }) };
}

const tab = fc.nat(TAB_COUNT - 1);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('call' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('expire' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('deliver' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('reload' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('unauthorized' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('lost-reply' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('slow' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('pause' as const), tab }) },
);

/** What may become of a call: a response, or a failure that says nothing about the session. */
async function tries(call: Promise<unknown>): Promise<string> {
  return await call.then(
    () => 'succeeded',
    (error: unknown) => (isApiError(error) ? error.kind : 'broken'),
  );
}

it(
  'no tab is logged out by requests that are delayed, rejected once or lost [error-core-401]',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        await api.request('/dev/lab', { method: 'DELETE' });
        const browser = simulateBrowser();
        browser.jar.set('access_token', await api.signIn('member@example.jp'));
        browser.jar.set('expires_at', new Date(clock.now().getTime() + HOUR_MS).toISOString());
        const tabs = Array.from({ length: TAB_COUNT }, () => openTab(browser));
        await Promise.all(tabs.map(({ session }) => session.restore()));
        const running: Promise<string>[] = [];
        for (const { what, tab: at } of steps) {
          const { session, client } = tabs[at]!;
          if (what === 'call') running.push(tries(client.call(getMyUser, {})));
          if (what === 'expire')
            browser.jar.set('expires_at', new Date(clock.now().getTime() - 1).toISOString());
          if (what === 'deliver') browser.deliver();
          if (what === 'reload') running.push(tries(session.restore()));
          if (what === 'unauthorized') await api.lab({ scenario: 'unauthorized', times: 1 });
          if (what === 'lost-reply')
            await api.lab({ scenario: 'lost-reply', match: { path: REFRESH }, times: 1 });
          if (what === 'slow')
            await api.lab({ scenario: 'slow', match: { path: REFRESH }, times: 1, ms: 20 });
          if (what === 'pause') await Promise.all(running);
        }
        const outcomes = await Promise.all(running);
        browser.deliver();
        await api.request('/dev/lab', { method: 'DELETE' });
        // A second rejection in one chain is a response of the server, and ends the session by the specification.
        const refused = steps.filter(({ what }) => what === 'unauthorized').length;
        if (refused < 2) {
          expect(outcomes.filter((outcome) => outcome === 'unauthorized' || outcome === 'broken')).toEqual(
            [],
          );
          expect(browser.jar.get('access_token') ?? '').not.toBe('');
        }
        const isHeld = browser.jar.has('access_token');
        for (const { session, store, client } of tabs) {
          await session.restore();
          expect(store.get(sessionAtom).isLogin).toBe(isHeld);
          if (isHeld) expect(await tries(client.call(getMyUser, {}))).toBe('succeeded');
          session.close();
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
  },
  MAX_RUN_MS,
);
