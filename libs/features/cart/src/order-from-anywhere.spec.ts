import { createUserCardSpec } from '@shop/contract/user-cards/create-user-card';
import { memberId } from '@shop/testing-api/benefits';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { CHECKOUT_STEPS, type CheckoutShop, type CheckoutStep, CheckoutWalk } from '../testing/checkout-walk';
import fc from 'fast-check';

/** A sample here; the soak multiplies it. */
const RUNS = 12;
const LIMIT_PER_RUN_MS = 15_000;
const EMAIL = 'second@example.jp';

type Way = 'card' | 'bankTransfer';
type Walk = [tab: 0 | 1, step: CheckoutStep][];
/** A walk in one tab, and the way of payment after it. */
const walked = (way: Way, ...steps: CheckoutStep[]): [Walk, Way] => [steps.map((step) => [0, step]), way];

/** What every shop meets every day; chance adds the rest. */
const EVERYDAY: [Walk, Way][] = [
  walked('bankTransfer', 'choose-card', 'press', 'page-declines'),
  walked('card', 'choose-card', 'press', 'page-asks-holder', 'page-cancels', 'open-confirm'),
  walked('bankTransfer', 'choose-card', 'press', 'open-confirm'),
  walked('card', 'choose-card', 'press', 'close-tab', 'half-an-hour'),
  walked('card', 'sign-in', 'open-payment', 'choose-card', 'press-with-declined-card'),
  walked('bankTransfer', 'service-loses-answers', 'choose-card', 'press-reply-lost'),
];

/** What comes more often than the rest, so that payments begin. */
const OFTEN: Readonly<Partial<Record<CheckoutStep, number>>> = {
  'choose-card': 8,
  press: 12,
  'open-payment': 6,
  'open-confirm': 6,
  'page-declines': 6,
  'page-cancels': 4,
};

let at: CheckoutShop;

beforeAll(async () => {
  const shop = await openCardShop();
  const { api } = shop;
  const token = await api.signIn(EMAIL);
  const keep = async (number: string) => {
    const body = {
      token: shop.tokenOf(number),
      token_key: `key-${number.slice(-4)}`,
      masked_number: `************${number.slice(-4)}`,
      expiration: '203012',
    };
    return (await api.call(createUserCardSpec, { body }, { token })).body.id;
  };
  at = {
    shop,
    url: (await api.serve()).url,
    member: { id: await memberId(api.db, EMAIL), email: EMAIL, password: 'demo-pass-2026' },
    cards: { good: await keep(CARDS.good), declined: await keep(CARDS.declined) },
  };
});
afterAll(() => at.shop.api.close());

// reliability 25, 30: whatever becomes of payments, by whatever way the shopper goes on.
it(
  'from wherever failing payments have led, the pages of the shop lead to an order in one press',
  async () => {
    const step = fc.oneof(
      ...CHECKOUT_STEPS.map((name) => ({ arbitrary: fc.constant(name), weight: OFTEN[name] ?? 2 })),
    );
    const one = fc.tuple(fc.constantFrom<0 | 1>(0, 0, 1), step);
    const steps = fc.array(one, { minLength: 6, maxLength: 16, size: 'max' });
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom<Way>('card', 'bankTransfer'), async (walk, way) => {
        const shopper = await CheckoutWalk.begin(at);
        try {
          for (const [tab, name] of walk) {
            await shopper.run(tab, name);
            await shopper.check();
          }
          await shopper.order(way);
          await shopper.end();
        } finally {
          shopper.close();
        }
      }),
      {
        seed: 25,
        numRuns: RUNS,
        endOnFailure: true,
        examples: EVERYDAY,
      },
    );
  },
  RUNS * LIMIT_PER_RUN_MS * SOAK_FACTOR,
);
