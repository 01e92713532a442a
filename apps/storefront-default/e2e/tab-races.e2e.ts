import { IS_SOAK, SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import fc from 'fast-check';
import { signInToken } from './api';
import { setUpBrowser } from './set-up-browser';
import { clearFaults, addFault } from './fault-lab';
import { RacingTab } from './racing-tab';
import { expireSession, accessTokenOf, setSessionCookies } from './session-cookies';
import { DESKTOP, MEMBER, JAPANESE_BROWSER } from './shopper';

const MAX_TABS = 5;
const SEED = 20_261_121;
/** A sample; the soak runs its number a factor of times: 200. */
const RUNS = IS_SOAK ? 8 : 3;
const LIMIT_MS = 480_000 * SOAK_FACTOR;
const REFRESH = '/v1/auth/refresh';

const step = fc.record({
  what: fc.oneof(
    { weight: 5, arbitrary: fc.constant('visit' as const) },
    { weight: 3, arbitrary: fc.constant('reload' as const) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        'expire' as const,
        'slow' as const,
        'lost-reply' as const,
        'rejected' as const,
      ),
    },
  ),
  pauseMs: fc.nat(250),
});
const race = fc.record({
  scripts: fc.array(fc.array(step, { maxLength: 5, size: 'max' }), {
    minLength: 2,
    maxLength: MAX_TABS,
    size: 'max',
  }),
  /** When the token of all tabs expires, from before they are loaded. */
  expiryMs: fc.nat(1_500),
  slowMs: fc.nat(800),
  /** When the first tab logs out instead of what it would have done; most races have no logout. */
  logoutMs: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(800) }),
});
type Race = typeof race extends fc.Arbitrary<infer Value> ? Value : never;

const device = setUpBrowser({ ...JAPANESE_BROWSER, viewport: DESKTOP });
let tabs: readonly RacingTab[];
beforeEach(async () => {
  tabs = await Promise.all(Array.from({ length: MAX_TABS }, () => RacingTab.openRequests(device.context)));
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The token that the race before has left, or after a logout another. */
const someToken = async () => (await accessTokenOf(device.context)) || (await signInToken(MEMBER));

/** Runs the scripts of all tabs side by side; returns the maximum number of refreshes that they may have requested. */
async function run({ scripts, slowMs, logoutMs }: Race, racing: readonly RacingTab[]): Promise<number> {
  // All tabs start with one token that expires.
  let reasons = 1;
  let isRejected = false;
  const take = async (tab: RacingTab, what: Race['scripts'][number][number]['what']) => {
    if (what === 'visit') await tab.visit();
    if (what === 'reload') await tab.reload();
    if (what === 'slow') await addFault({ scenario: 'slow', path: REFRESH, times: 1, ms: slowMs });
    if (what === 'lost-reply') await addFault({ scenario: 'lost-reply', path: REFRESH, times: 1 });
    if (what === 'expire') {
      reasons += 1;
      await expireSession(device.context);
    }
    // A second rejection of one chain would end the session, as the specification has it.
    if (what === 'rejected' && !isRejected) {
      isRejected = true;
      reasons += 1;
      await addFault({ scenario: 'unauthorized', times: 1 });
    }
  };
  await Promise.all(
    racing.map(async (tab, at) => {
      if (at === 0 && logoutMs !== null) {
        await pause(logoutMs);
        await tab.logOut();
        return;
      }
      for (const { what, pauseMs } of scripts[at] ?? []) {
        await pause(pauseMs);
        await take(tab, what);
      }
    }),
  );
  return reasons;
}

/** Runs a race on fresh pages; one that is lost reports the state of each tab. */
async function check(taken: Race): Promise<void> {
  await Promise.all(tabs.map((tab) => tab.rest()));
  await clearFaults();
  const token = await someToken();
  const expiresAt = Date.now() + taken.expiryMs;
  await setSessionCookies(device.context, { token, expiresAt: new Date(expiresAt) });
  const racing = tabs.slice(0, taken.scripts.length);
  try {
    await Promise.all(racing.map((tab) => tab.enter()));
    await judge(taken, racing, expiresAt);
  } catch (error) {
    const stands = await Promise.all(racing.map((tab) => tab.describe()));
    throw new Error(stands.join('\n'), { cause: error });
  }
}

/** What holds of every race, whatever came in between. */
async function judge(taken: Race, racing: readonly RacingTab[], expiresAt: number): Promise<void> {
  const reasons = await run(taken, racing);
  await clearFaults();
  const sum = (of: (tab: RacingTab) => number) => racing.reduce((total, tab) => total + of(tab), 0);
  if (taken.logoutMs !== null) {
    await Promise.all(racing.map((tab) => tab.isOut()));
    expect(await accessTokenOf(device.context)).toBe('');
  } else {
    await pause(expiresAt - Date.now());
    await Promise.all(racing.map((tab) => tab.settles()));
    // The first round completes what is still open: the expiry, a refresh that another tab is waiting for.
    const ask = () => Promise.all(racing.map((tab) => tab.asks()));
    await ask();
    await Promise.all(racing.map((tab) => tab.settles()));
    const sent = await ask();
    const held = await accessTokenOf(device.context);
    expect(sent).toEqual(racing.map(() => held));
    expect(sum(({ refreshes }) => refreshes)).toBeGreaterThan(0);
  }
  // A token whose page was reloaded before it arrived has to be requested again.
  expect(sum(({ refreshes }) => refreshes)).toBeLessThanOrEqual(
    reasons + sum(({ lostRenewals }) => lostRenewals),
  );
}

test(
  '[trans-session-expired-token-login-check] [error-core-401] [trans-session-logout-clears-tokens] tabs with an expired token share one refresh whatever happens meanwhile, and only a logout signs them out, all together',
  async () => {
    await fc.assert(fc.asyncProperty(race, check), { seed: SEED, numRuns: RUNS, endOnFailure: true });
  },
  LIMIT_MS,
);
