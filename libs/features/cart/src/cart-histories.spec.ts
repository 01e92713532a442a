import { rateCounters } from '@shop/shop-api/db/schema';
import type { LabScenario } from '@shop/shop-api/lab/lab-fault';
import { memberId } from '@shop/testing-api/points-and-coupons';
import { openTestApi } from '@shop/testing-api/open-test-api';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { wellStockedProducts } from '@shop/testing-api/stock';
import fc from 'fast-check';
import { simulateLocks } from '../testing/simulated-locks';
import type { ShoppingPlace } from '../testing/shopping-place';
import { SHOPPERS, ShoppingSimulation } from '../testing/shopping-simulation';

/** A sample; the soak runs 5,000, fifty for each of a hundred. */
const RUNS = SOAK_FACTOR > 1 ? 100 : 40;
const SEED = 20_261_125;
const LIMIT_MS = 120_000 * SOAK_FACTOR;
const EMAIL = 'second@example.jp';

/** The pauses before a lost call is repeated would last longer than all the rest. */
const SHORTENED_BY = 100;
const isShortened = (ms: number | undefined) => ms !== undefined && ms >= 300 && ms <= 2_000;

const FAULTS = [
  'slow',
  'lost-reply',
  'unauthorized',
  'server-error',
] as const satisfies readonly LabScenario[];
const CART_CALLS = ['add', 'modify', 'delete'].map((name) => `/v1/carts/products/${name}`);

const command = fc.record({
  what: fc.constant('command' as const),
  shopper: fc.constantFrom('tab-1', ...SHOPPERS),
  kind: fc.constantFrom('add', 'add', 'set', 'set', 'remove'),
  // Mostly the same one, so that commands meet.
  product: fc.constantFrom(0, 0, 0, 1, 2),
  quantity: fc.integer({ min: 1, max: 5 }),
});
const fault = fc.record({
  what: fc.constant('fault' as const),
  scenario: fc.constantFrom(...FAULTS),
  path: fc.constantFrom(...CART_CALLS, '/v1/carts/init'),
  times: fc.integer({ min: 1, max: 2 }),
  ms: fc.integer({ min: 1, max: 30 }),
});
const step = fc.oneof(
  { weight: 18, arbitrary: command },
  { weight: 4, arbitrary: fault },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('expire' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('deliver' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('pause' as const), ms: fc.integer({ min: 1, max: 30 }) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('rest' as const) }) },
);

let at: ShoppingPlace;

beforeAll(async () => {
  simulateLocks();
  const api = await openTestApi();
  const { setTimeout: wait } = globalThis;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((work, ms, ...args) =>
      wait(work, isShortened(ms) ? ms! / SHORTENED_BY : ms, ...args),
    );
  at = {
    api,
    url: (await api.serve()).url,
    products: await wellStockedProducts(api.db, 3),
    member: { id: await memberId(api.db, EMAIL), email: EMAIL, password: 'demo-pass-2026' },
    deviceToken: await api.signIn(EMAIL),
    signedIn: { cookies: [] },
  };
});
afterAll(async () => {
  jest.restoreAllMocks();
  await at.api.close();
});

it(
  'at rest both tabs show the server’s cart, no command is lost or doubled, and no amount was ever wrong',
  async () => {
    const clearFaults = () => at.api.request('/dev/lab', { method: 'DELETE' });
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(step, { minLength: 6, maxLength: 15, size: 'max' }),
        async (isMember, steps) => {
          await at.api.db.delete(rateCounters);
          await clearFaults();
          const simulation = await ShoppingSimulation.begin(at, isMember);
          let rejections = 0;
          try {
            for (const one of steps) {
              if (one.what === 'command') simulation.send(one.shopper, one.kind, one.product, one.quantity);
              if (one.what === 'fault') {
                const { scenario, path, ms } = one;
                // Two rejections in one chain are a response of the server, and end the session.
                const isSecond = scenario === 'unauthorized' && (rejections += 1) > 1;
                const times = scenario === 'unauthorized' ? 1 : one.times;
                if (!isSecond) await at.api.lab({ scenario, ms, times, match: { path } });
              }
              if (one.what === 'expire') await simulation.expire();
              if (one.what === 'deliver') simulation.deliver();
              if (one.what === 'pause') await new Promise((resolve) => setTimeout(resolve, one.ms));
              if (one.what === 'rest') await simulation.rest();
            }
            await simulation.rest();
          } finally {
            await clearFaults();
            await simulation.close();
          }
        },
      ),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
  },
  LIMIT_MS,
);
