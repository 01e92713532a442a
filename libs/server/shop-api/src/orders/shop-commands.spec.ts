import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { memberId } from '@shop/testing-api/benefits';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { plentifulProducts, type StockedProduct } from '@shop/testing-api/stock';
import { type Resident, Town, TOWN_COMMANDS, type TownCommand, type TownStep } from '@shop/testing-api/town';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { channels, productAccessories } from '../db/schema';

/** A sample here; the soak multiplies it to 300. */
const RUNS = 6;
const LIMIT_PER_RUN_MS = 15_000;

/** What comes more often than the rest, so that orders are placed, paid with points, sent and cancelled. */
const OFTEN: Readonly<Partial<Record<TownCommand, number>>> = {
  add: 8,
  decide: 10,
  'decide-all': 4,
  cancel: 6,
  fulfil: 6,
  coupon: 6,
  points: 6,
};

/** One who pays by card: declined, charged, given back by the member and by the shop at once. */
const CARD_BACK: TownStep[] = [
  [1, 'decide', 2, 2],
  [1, 'decide', 0, 2],
  [2, 'decide', 0, 2],
  [1, 'cancel', 1, 2],
  [1, 'shop-cancels', 0, 2],
];

/** Chance seldom cancels an order with coupon and points, and uses them again: one town always does. */
const BENEFITS_TWICE: TownStep[] = [1, 2].flatMap((): TownStep[] => [
  [0, 'coupon', 1, 1],
  [0, 'points', 0, 1],
  [0, 'decide', 0, 2],
  [0, 'cancel', 0, 2],
]);

let api: TestApi;
let products: StockedProduct[];
const residents: Resident[] = [];
let towns = 0;

beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: 'https://shop.example' } } });
  products = await plentifulProducts(api.db, 3);
  for (const email of ['member@example.jp', 'second@example.jp'])
    residents.push({
      name: email,
      shopper: { token: await api.signIn(email) },
      userId: await memberId(api.db, email),
    });
  await api.db.delete(productAccessories);
  await api.db.insert(productAccessories).values({
    productId: products[0]!.id,
    accessoryId: products[2]!.id,
    quantityRule: 'same',
    position: 0,
  });
  const settings = { 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true };
  await api.db.update(channels).set({ settings }).where(eq(channels.key, 'default'));
});
afterAll(() => api.close());

// reliability 30: I1 to I7 after each step of whatever comes in whatever order
it(
  'a shop with several shoppers and its operator stays consistent after every command',
  async () => {
    const what = fc.oneof(
      ...TOWN_COMMANDS.map((command) => ({ arbitrary: fc.constant(command), weight: OFTEN[command] ?? 2 })),
    );
    const one = fc.constantFrom(0, 1, 2);
    const step = fc.tuple(one, what, one, fc.integer({ min: 1, max: 4 }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16, size: 'max' }), async (steps) => {
        towns += 1;
        const town = await Town.begin(api, products, residents, String(towns));
        for (const next of steps) {
          await town.run(next);
          await checkInvariants(api.db);
        }
        await town.checkCharges();
        await town.checkPrivacy();
      }),
      { seed: 30, numRuns: RUNS, endOnFailure: true, examples: [[BENEFITS_TWICE], [CARD_BACK]] },
    );
  },
  RUNS * LIMIT_PER_RUN_MS * SOAK_FACTOR,
);
