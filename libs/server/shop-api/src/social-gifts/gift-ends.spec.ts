import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { getPointsSpec } from '@shop/contract/points/get-points';
import { completeSocialGiftSpec } from '@shop/contract/social-gifts/complete-social-gift';
import { declineSocialGiftSpec } from '@shop/contract/social-gifts/decline-social-gift';
import { getSocialGiftShippingSpec } from '@shop/contract/social-gifts/get-social-gift-shipping';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { cleanUp } from '@shop/testing-api/clean-up';
import { operatorOf } from '@shop/testing-api/operator';
import { createCoupon, memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { sampled } from '@shop/testing-api/sampled';
import { stockOf } from '@shop/testing-api/stock';
import { eq, ne } from 'drizzle-orm';
import { auditEntries, coupons, orders, rateCounters, socialGifts } from '../db/schema';
import { addDays, tokyoDayOf } from '../tokyo-time/tokyo-day';
import { endGift } from './end-gift';

const GIFT_DAYS = 30;
const POINTS = 50;
/** Two rounds here; the soak has all. */
const ROUNDS = sampled([1, 2, 3, 4, 5, 6], 3);
const RECEIVER = { name: '鈴木 一郎', email: 'ichiro@example.jp', message: 'どうぞ' };

let shop: Awaited<ReturnType<typeof openCardShop>>;
let member: { token: string };
let gifts = 0;
beforeAll(async () => {
  shop = await openCardShop();
  // The gifts of the seed are not what the tests count.
  await shop.api.db.update(socialGifts).set({ status: 'expired' }).where(ne(socialGifts.status, 'completed'));
});
beforeEach(async () => {
  await shop.api.db.delete(rateCounters);
  member = { token: await shop.api.signIn('member@example.jp') };
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.api.close());

/** A member's gift with points and a coupon, paid as the case says. */
async function give(payment: number, isPaid: boolean) {
  const { api } = shop;
  const { token: cart_token } = await shop.cart(member, payment);
  gifts += 1;
  const code = `GIFT${gifts}`;
  await createCoupon(api.db, api.clock.now(), { code, useLimit: 1 });
  await setPoints(api.db, await memberId(api.db, 'member@example.jp'), POINTS, api.clock.now());
  await api.call(setCartReceiverSpec, { body: { cart_token, receiver: RECEIVER } }, member);
  await api.call(addCartCouponSpec, { body: { cart_token, code } }, member);
  const { body } = await api.call(setCartPointSpec, { body: { cart_token, point: POINTS } }, member);
  const card = payment === PAYMENTS.card ? shop.tokenOf(CARDS.good) : null;
  const placed = (await shop.decide(body, card, member)).body;
  if (isPaid && payment === PAYMENTS.bankTransfer)
    expect((await operatorOf(api)('orders', 'paid', placed.order_no)).code).toBe(0);
  const token = /social-gift\/([\w-]+)\/shipping/.exec(placed.social_gift_url ?? '')?.[1] ?? '';
  return { ...placed, token, code };
}
const clean = () => cleanUp(shop.api, 'expiredGifts');
const decline = (token: string) => shop.api.call(declineSocialGiftSpec, { params: { token } });

const ENDS = {
  declined: async (token: string) => {
    const responses = await Promise.all([decline(token), decline(token), decline(token)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  },
  expired: async () => {
    const last = addDays(tokyoDayOf(shop.clock.now()), GIFT_DAYS);
    shop.clock.set(new Date(`${last}T23:59:59+09:00`));
    expect(await clean()).toMatchObject({ expiredGifts: 0 });
    shop.clock.set(new Date(`${last}T24:00:00+09:00`));
    const counts = await Promise.all([clean(), clean(), clean()]);
    expect(counts.map(({ expiredGifts }) => expiredGifts).toSorted()).toEqual([0, 0, 1]);
  },
};

// reliability: exactly once
it.each([
  ['declined', 'by bank transfer, unpaid', PAYMENTS.bankTransfer, false],
  ['declined', 'by bank transfer, paid', PAYMENTS.bankTransfer, true],
  ['declined', 'by card', PAYMENTS.card, true],
  ['expired', 'by bank transfer, paid', PAYMENTS.bankTransfer, true],
  ['expired', 'by card', PAYMENTS.card, true],
] as const)(
  'a gift that is %s (%s) cancels its order once: stock, points, coupon and money return',
  async (end, _, payment, isPaid) => {
    const { api } = shop;
    const stock = await stockOf(api.db, shop.product.id);
    const refunded = api.payments.refunds.length;
    const { order_id, order_no, token, code } = await give(payment, isPaid);
    expect(await stockOf(api.db, shop.product.id)).toBe(stock - 1);
    await ENDS[end](token);
    member = { token: await api.signIn('member@example.jp') };
    const order = (await api.call(getOrderSpec, { params: { id: order_id } }, member)).body;
    expect(order).toMatchObject({ status: 'cancelled', social_gift: { status: end, url: null } });
    expect(await stockOf(api.db, shop.product.id)).toBe(stock);
    expect((await api.call(getPointsSpec, {}, member)).body.point).toBe(POINTS);
    const [coupon] = await api.db.select().from(coupons).where(eq(coupons.code, code));
    expect(coupon?.usedCount).toBe(0);
    await shop.settleAll();
    expect(api.payments.refunds.length - refunded).toBe(payment === PAYMENTS.card ? 1 : 0);

    const mails = await api.mailbox();
    const toGiver = mails.filter(
      ({ subject }) => subject.includes('キャンセル') && subject.includes(order_no),
    );
    expect(toGiver).toHaveLength(1);
    expect(toGiver[0]?.text).toContain(end === 'declined' ? '辞退されました' : '期限までに');
    const [toReceiver] = mails.filter(({ to }) => to === RECEIVER.email);
    expect(toReceiver?.subject).toContain(
      end === 'declined' ? 'ご辞退を承りました' : '受け取り期限が過ぎました',
    );
    expect(toReceiver?.text).not.toMatch(/円|〒|注文番号/);
    const audit = await api.db.select().from(auditEntries).where(eq(auditEntries.target, order_no));
    expect(audit.filter(({ command }) => command === 'orders cancelled')).toMatchObject([
      { actor: end === 'declined' ? 'receiver' : 'system', after: { status: 'cancelled', gift: end } },
    ]);
    const later = await api.call(getSocialGiftShippingSpec, { params: { token } });
    expect([later.status, later.error.code]).toEqual([422, `social_gift.${end}`]);
  },
);

// On the embedded database they come one after the other; on PostgreSQL the second waits for the first one's order.
it('of an address and a refusal that arrive at once one wins, and the other is told so', async () => {
  const { api } = shop;
  for (const round of ROUNDS) {
    await api.db.delete(rateCounters);
    const { order_id, token } = await give(PAYMENTS.bankTransfer, true);
    const complete = api.call(completeSocialGiftSpec, { params: { token }, body: TOKYO_ADDRESS });
    const [completed, declined] = await Promise.all([complete, decline(token)]);
    expect([round, ...[completed.status, declined.status].toSorted()]).toEqual([round, 200, 422]);
    const { body } = await api.call(getOrderSpec, { params: { id: order_id } }, member);
    const isCompleted = completed.status === 200;
    expect([body.status, body.social_gift?.status]).toEqual(
      isCompleted ? ['paid', 'completed'] : ['cancelled', 'declined'],
    );
    if (isCompleted) expect(declined.error.code).toBe('social_gift.already_completed');
  }
});

describe('where points are granted on payment', () => {
  const set = (isOnPayment: boolean) =>
    operatorOf(shop.api)(
      'settings',
      'set',
      'POINT.GRANT.IS_ON_PAYMENT',
      `${isOnPayment}`,
      '--channel',
      'default',
    );
  beforeAll(() => set(true));
  afterAll(() => set(false));

  it.each(['paid before', 'paid after'] as const)(
    'a gift (%s) grants them once its receiver has taken it: whoever declined would leave them to be spent',
    async (when) => {
      const balance = async () => (await shop.api.call(getPointsSpec, {}, member)).body.point;
      const { order_id, order_no, token } = await give(PAYMENTS.bankTransfer, when === 'paid before');
      const { body } = await shop.api.call(getOrderSpec, { params: { id: order_id } }, member);
      expect([body.grant_point > 0, await balance()]).toEqual([true, 0]);
      await shop.api.call(completeSocialGiftSpec, { params: { token }, body: TOKYO_ADDRESS });
      if (when === 'paid after') {
        expect(await balance()).toBe(0);
        expect((await operatorOf(shop.api)('orders', 'paid', order_no)).code).toBe(0);
      }
      expect(await balance()).toBe(body.grant_point);
    },
  );
});

it('a gift that was completed meanwhile is not ended', async () => {
  const { api } = shop;
  const { order_id, token } = await give(PAYMENTS.bankTransfer, true);
  const [order] = await api.db.select().from(orders).where(eq(orders.id, order_id));
  await api.call(completeSocialGiftSpec, { params: { token }, body: TOKYO_ADDRESS });
  const end = { status: 'expired', actor: 'system', reason: '期限' } as const;
  expect(
    await api.db.transaction((tx) =>
      endGift(tx, { ...api, shopOrigins: {}, tokenSecret: null }, order!, end),
    ),
  ).toBe(false);
  const read = await api.call(getOrderSpec, { params: { id: order_id } }, member);
  expect(read.body).toMatchObject({ status: 'paid', social_gift: { status: 'completed' } });
});

it.each([
  ['by bank transfer, unpaid', PAYMENTS.bankTransfer, false, []],
  [
    'by bank transfer, paid',
    PAYMENTS.bankTransfer,
    true,
    ['ギフトが届いています', 'ギフトのご注文が取り消されました'],
  ],
  ['by card', PAYMENTS.card, true, ['ギフトが届いています', 'ギフトのご注文が取り消されました']],
] as const)(
  'the receiver of a gift (%s) that is cancelled hears of its end only after an invitation',
  async (_, payment, isPaid, subjects) => {
    const { api } = shop;
    const told = async () => (await api.mailbox()).filter(({ to }) => to === RECEIVER.email);
    const before = (await told()).length;
    const { order_id } = await give(payment, isPaid);
    await shop.settleAll();
    await api.call(cancelOrderSpec, { params: { id: order_id }, body: {} }, member);
    const since = (await told()).toReversed().slice(before);
    expect(since.map(({ subject }) => /ギフト.*/.exec(subject)?.[0])).toEqual(subjects);
  },
);

it('the giver gets the link again while the gift waits, and nobody else does', async () => {
  const { order_id, social_gift_url, token } = await give(PAYMENTS.bankTransfer, false);
  const read = async () => (await shop.api.call(getOrderSpec, { params: { id: order_id } }, member)).body;
  expect((await read()).social_gift).toMatchObject({ status: 'waiting', url: social_gift_url });
  const other = { token: await shop.api.signIn('second@example.jp') };
  expect((await shop.api.call(getOrderSpec, { params: { id: order_id } }, other)).status).toBe(404);
  await decline(token);
  expect((await read()).social_gift?.url).toBeNull();
  expect(shop.api.logLines.join('\n')).not.toContain(token);
});

it('a shop that gives receivers no day offers no gifts', async () => {
  const set = (days: string) =>
    operatorOf(shop.api)('settings', 'set', 'ORDER.SOCIAL_GIFT.DAYS', days, '--channel', 'default');
  const { token: cart_token } = await shop.cart(member);
  expect((await set('0')).code).toBe(0);
  const refused = await shop.api.call(
    setCartReceiverSpec,
    { body: { cart_token, receiver: RECEIVER } },
    member,
  );
  expect([refused.status, refused.error.code]).toEqual([422, 'social_gift.not_offered']);
  expect((await set('30')).code).toBe(0);
});

it('wrong links are slowed down, and are all answered alike', async () => {
  const answers = [];
  for (let at = 0; at < 21; at += 1) {
    const { status, error } = await decline(`${'A'.repeat(20)}${at}`);
    answers.push([status, error.code]);
  }
  expect(new Set(answers.slice(0, 20).map(String))).toEqual(new Set(['404,social_gift.not_found']));
  expect(answers[20]?.[0]).toBe(429);
});
