import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { getPointsSpec } from '@shop/contract/points/get-points';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createCoupon, memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import {
  GIFT_COMMANDS,
  type GiftCommand,
  GiftSimulation,
  SECRET_ADDRESS,
} from '@shop/testing-api/simulation/gift-simulation';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { setStock, stockOf } from '@shop/testing-api/stock';
import { eq, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { coupons, orders, rateCounters, socialGifts } from '../db/schema';
import { giftStatusOf } from './gift-status';

/** A sample; the soak multiplies it. */
const RUNS = SOAK_FACTOR > 1 ? 6 : 4;
const LIMIT_PER_RUN_MS = 15_000;
const STOCK = 5;
const POINTS = 50;
const EMAIL = 'member@example.jp';
const RECEIVER = { name: '鈴木 一郎', email: 'ichiro@example.jp', message: 'どうぞ' };
/** What the receiver must not read: prices, and what the order is called. */
const OF_THE_GIVER = /price|amount|total|point|coupon|円|注文番号|member@/;

/** One step: commands that run at the same time. */
type Step = readonly GiftCommand[];
/** What random steps rarely do: every end against every other, and money that goes back. */
const RACES: readonly (readonly Step[])[] = [
  [['complete', 'decline', 'cancel'], ['shop-cancels', 'settle'], ['settle']],
  [['paid'], ['too-late'], ['clean', 'complete', 'decline'], ['clean', 'clean', 'settle']],
  [['complete', 'complete', 'complete'], ['decline'], ['too-late', 'clean'], ['shipped', 'cancel']],
];

let shop: Awaited<ReturnType<typeof openCardShop>>;
let userId: number;
let gifts = 0;
beforeAll(async () => {
  shop = await openCardShop();
  userId = await memberId(shop.api.db, EMAIL);
  // The gifts of the seed are not those of the test.
  await shop.api.db.update(socialGifts).set({ status: 'expired' }).where(ne(socialGifts.status, 'completed'));
});
afterAll(() => shop.api.close());

/** A gift with points and a coupon, of a member with nothing else. */
async function give(payment: number) {
  const { api, product } = shop;
  await api.db.delete(rateCounters);
  await setStock(api.db, product.id, STOCK);
  await setPoints(api.db, userId, POINTS, api.clock.now());
  const giver = { token: await api.signIn(EMAIL) };
  const { token: cart_token } = await shop.cart(giver, payment);
  gifts += 1;
  const code = `HISTORY${gifts}`;
  await createCoupon(api.db, api.clock.now(), { code, useLimit: 1 });
  await api.call(setCartReceiverSpec, { body: { cart_token, receiver: RECEIVER } }, giver);
  await api.call(addCartCouponSpec, { body: { cart_token, code } }, giver);
  const { body } = await api.call(setCartPointSpec, { body: { cart_token, point: POINTS } }, giver);
  const charges = api.payments.charges.length;
  const placed = (await shop.decide(body, payment === PAYMENTS.card ? shop.tokenOf(CARDS.good) : null, giver))
    .body;
  const token = /social-gift\/([\w-]+)\/shipping/.exec(placed.social_gift_url ?? '')?.[1] ?? '';
  const gift = { orderId: placed.order_id, orderNo: placed.order_no, token, giver };
  return { simulation: new GiftSimulation(api, gift), code, charges };
}

const stateOf = async (orderId: number) => {
  const [row] = await shop.api.db
    .select()
    .from(socialGifts)
    .innerJoin(orders, eq(orders.id, socialGifts.orderId))
    .where(eq(orders.id, orderId));
  return {
    stored: row!.social_gifts.status,
    shown: giftStatusOf(row!.social_gifts, row!.orders),
    order: row!.orders,
  };
};

/** It ended once and for all, and the order is cancelled where the gift does not arrive. */
async function checkEnd({ gift, accepted }: GiftSimulation, before: string): Promise<string> {
  const { stored, shown, order } = await stateOf(gift.orderId);
  if (before !== 'waiting') expect(stored).toBe(before);
  expect([accepted['complete'], accepted['decline']]).toEqual([
    stored === 'completed' ? 1 : 0,
    stored === 'declined' ? 1 : 0,
  ]);
  expect(order.status === 'cancelled').toBe(!['waiting', 'completed'].includes(shown));
  if (order.status === 'cancelled') expect(stored).not.toBe('waiting');
  return stored;
}

/** Stock, points, coupon and the mails are those of the order: standing, or cancelled once. */
async function checkReturn(simulation: GiftSimulation, code: string): Promise<boolean> {
  const { api, product } = shop;
  const { gift } = simulation;
  const isStanding = (await stateOf(gift.orderId)).order.status !== 'cancelled';
  expect(await stockOf(api.db, product.id)).toBe(STOCK - (isStanding ? 1 : 0));
  expect((await api.call(getPointsSpec, {}, gift.giver)).body.point).toBe(isStanding ? 0 : POINTS);
  const [coupon] = await api.db.select().from(coupons).where(eq(coupons.code, code));
  expect(coupon?.usedCount).toBe(isStanding ? 1 : 0);
  const mails = (await api.mailbox()).filter(({ subject }) => subject.includes(gift.orderNo));
  expect(mails.filter(({ subject }) => subject.includes('キャンセル'))).toHaveLength(isStanding ? 0 : 1);
  return isStanding;
}

async function checkPrivacy({ gift, toldGiver, toldReceiver }: GiftSimulation): Promise<void> {
  const mails = await shop.api.mailbox();
  const toGiver = mails.filter(({ to, subject }) => to === EMAIL && subject.includes(gift.orderNo));
  for (const told of [...toldGiver, ...toGiver.map(({ text, html }) => text + html)])
    expect(told).not.toContain(SECRET_ADDRESS.address2);
  const toReceiver = mails.filter(({ to }) => to === RECEIVER.email);
  for (const told of [...toldReceiver, ...toReceiver.map(({ text, subject }) => subject + text)])
    expect(told).not.toMatch(OF_THE_GIVER);
}

// reliability: exactly once
it(
  'a gift ends once, whatever giver, receiver and shop do, and neither learns what the other keeps',
  async () => {
    const command = fc.constantFrom(...GIFT_COMMANDS);
    const step = fc.array(command, { minLength: 1, maxLength: 3 });
    const steps = fc.array(step, { minLength: 3, maxLength: 7 });
    const payments = fc.constantFrom(PAYMENTS.card, PAYMENTS.bankTransfer);
    await fc.assert(
      fc.asyncProperty(payments, steps, async (payment, history) => {
        const { simulation, code, charges } = await give(payment);
        let status = 'waiting';
        for (const commands of history) {
          await Promise.all(commands.map((one) => simulation.run(one)));
          status = await checkEnd(simulation, status);
          await checkReturn(simulation, code);
          await checkInvariants(shop.api.db);
        }
        for (const last of ['read', 'open', 'products'] as const) await simulation.run(last);
        await checkPrivacy(simulation);
        await shop.settleAll();
        const isStanding = await checkReturn(simulation, code);
        const [charge, ...more] = shop.api.payments.charges.slice(charges);
        expect([charge !== undefined, more]).toEqual([payment === PAYMENTS.card, []]);
        const refunds = shop.api.payments.refunds.filter((reference) => reference === charge?.reference);
        expect(refunds).toHaveLength(charge === undefined || isStanding ? 0 : 1);
      }),
      {
        seed: 12,
        numRuns: RUNS,
        endOnFailure: true,
        examples: RACES.map((race, index) => [
          index === 1 ? PAYMENTS.bankTransfer : PAYMENTS.card,
          race.map((one) => [...one]),
        ]),
      },
    );
  },
  RUNS * LIMIT_PER_RUN_MS * SOAK_FACTOR,
);
