import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { memberId } from '@shop/testing-api/points-and-coupons';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import {
  type SimulatedMember,
  ShopSimulation,
  SIMULATION_COMMANDS,
  type SimulationCommand,
  type SimulationStep,
} from '@shop/testing-api/simulation/shop-simulation';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { channels, productAccessories } from '../db/schema';

/** A sample here; the soak multiplies it to 300. */
const RUNS = SOAK_FACTOR > 1 ? 6 : 3;
const LIMIT_PER_RUN_MS = 15_000;

/** Commands with a higher weight, so that orders are placed, paid with points, shipped and cancelled often enough. */
const OFTEN: Readonly<Partial<Record<SimulationCommand, number>>> = {
  add: 8,
  decide: 10,
  'decide-all': 4,
  cancel: 6,
  fulfil: 6,
  coupon: 6,
  points: 6,
};

/** A card is declined, then charged; the member and the shop cancel the order at the same time. */
const CARD_BACK: SimulationStep[] = [
  [1, 'decide', 2, 2],
  [1, 'decide', 0, 2],
  [2, 'decide', 0, 2],
  [1, 'cancel', 1, 2],
  [1, 'shop-cancels', 0, 2],
];

/** Uses coupon and points, cancels the order and uses them again, which random steps rarely do. */
const BENEFITS_TWICE: SimulationStep[] = [1, 2].flatMap((): SimulationStep[] => [
  [0, 'coupon', 1, 1],
  [0, 'points', 0, 1],
  [0, 'decide', 0, 2],
  [0, 'cancel', 0, 2],
]);

let api: TestApi;
let products: StockedProduct[];
const members: SimulatedMember[] = [];
let runs = 0;

beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: 'https://shop.example' } } });
  products = await wellStockedProducts(api.db, 3);
  for (const email of ['member@example.jp', 'second@example.jp'])
    members.push({
      name: email,
      credentials: { token: await api.signIn(email) },
      userId: await memberId(api.db, email),
    });
  await api.db.delete(productAccessories);
  await api.db.insert(productAccessories).values({
    productId: products[0]!.id,
    accessoryId: products[2]!.id,
    quantityRule: 'same',
    position: 0,
  });
  const settings = { 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true, 'POINT.GRANT.IS_ON_PAYMENT': true };
  await api.db.update(channels).set({ settings }).where(eq(channels.key, 'default'));
});
afterAll(() => api.close());

// reliability 30: I1 to I7 hold after each step of any sequence
it(
  'the invariants of a shop with several shoppers and an operator hold after every command',
  async () => {
    const what = fc.oneof(
      ...SIMULATION_COMMANDS.map((command) => ({
        arbitrary: fc.constant(command),
        weight: OFTEN[command] ?? 2,
      })),
    );
    const one = fc.constantFrom(0, 1, 2);
    const step = fc.tuple(one, what, one, fc.integer({ min: 1, max: 4 }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16, size: 'max' }), async (steps) => {
        runs += 1;
        const simulation = await ShopSimulation.begin(api, products, members, String(runs));
        for (const next of steps) {
          await simulation.run(next);
          await checkInvariants(api.db);
        }
        await simulation.checkCharges();
        await simulation.checkPrivacy();
      }),
      { seed: 30, numRuns: RUNS, endOnFailure: true, examples: [[BENEFITS_TWICE], [CARD_BACK]] },
    );
  },
  RUNS * LIMIT_PER_RUN_MS * SOAK_FACTOR,
);
