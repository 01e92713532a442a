import { createUserCardSpec } from '@shop/contract/user-cards/create-user-card';
import { memberId } from '@shop/testing-api/points-and-coupons';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { type CheckoutShop, CheckoutSimulation } from '../testing/checkout-simulation';
import { CHECKOUT_STEPS, type CheckoutStep } from '../testing/checkout-steps';
import type { PaymentMethod } from '../testing/checkout-tab';
import fc from 'fast-check';

/** A sample here; the soak multiplies it. */
const RUNS = 16;
const LIMIT_PER_RUN_MS = 15_000;
const EMAIL = 'second@example.jp';

type Steps = [tab: 0 | 1, step: CheckoutStep][];
/** Steps in one tab, and the payment method of the order after them. */
const inOneTab = (method: PaymentMethod, ...steps: CheckoutStep[]): [Steps, PaymentMethod] => [
  steps.map((step) => [0, step]),
  method,
];

/** The most common cases, which always run; the others are random. */
const COMMON_CASES: [Steps, PaymentMethod][] = [
  inOneTab('bankTransfer', 'choose-card', 'place-order', 'page-declines'),
  inOneTab('card', 'choose-card', 'place-order', 'page-asks-holder', 'page-cancels', 'open-confirm'),
  inOneTab('bankTransfer', 'choose-card', 'place-order', 'open-confirm'),
  inOneTab('card', 'choose-card', 'place-order', 'close-tab', 'half-an-hour'),
  inOneTab('card', 'sign-in', 'open-payment', 'choose-card', 'place-order-with-declined-card'),
  inOneTab('card', 'choose-wallet', 'place-order', 'wallet-declines', 'open-confirm'),
  inOneTab('convenienceStore', 'choose-store', 'place-order', 'store-refuses', 'store-takes-money'),
  inOneTab('qrWallet', 'service-loses-responses', 'choose-store', 'place-order', 'raise-quantity'),
  inOneTab('cashOnDelivery', 'service-down', 'choose-deferred', 'place-order', 'half-an-hour'),
  inOneTab('bankTransfer', 'service-loses-responses', 'choose-card', 'place-order-response-lost'),
];

const METHODS: readonly PaymentMethod[] = [
  'card',
  'bankTransfer',
  'convenienceStore',
  'qrWallet',
  'cashOnDelivery',
  'deferredService',
];

/** The weights of the steps that are chosen more often, so that payments begin; of the others it is 2. */
const WEIGHTS: Readonly<Partial<Record<CheckoutStep, number>>> = {
  'choose-card': 8,
  'choose-store': 5,
  'choose-wallet': 5,
  'place-order': 12,
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

// reliability 25, 30
it(
  'after any random steps of a shopper, with failing payments, the checkout can be completed in a new tab',
  async () => {
    const step = fc.oneof(
      ...CHECKOUT_STEPS.map((name) => ({ arbitrary: fc.constant(name), weight: WEIGHTS[name] ?? 2 })),
    );
    const one = fc.tuple(fc.constantFrom<0 | 1>(0, 0, 1), step);
    const stepLists = fc.array(one, { minLength: 6, maxLength: 16, size: 'max' });
    await fc.assert(
      fc.asyncProperty(stepLists, fc.constantFrom(...METHODS), async (steps, method) => {
        const simulation = await CheckoutSimulation.begin(at);
        try {
          for (const [tab, name] of steps) {
            await simulation.perform(tab, name);
            await simulation.check();
          }
          await simulation.completeCheckout(method);
          await simulation.settleAndCheck();
        } finally {
          simulation.close();
        }
      }),
      {
        seed: 25,
        numRuns: RUNS,
        endOnFailure: true,
        examples: COMMON_CASES,
      },
    );
  },
  RUNS * LIMIT_PER_RUN_MS * SOAK_FACTOR,
);
