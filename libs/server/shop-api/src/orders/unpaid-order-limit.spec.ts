import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import type { Shopper } from '@shop/testing-api/checkout';
import { operatorOf } from '@shop/testing-api/operator';
import { stockOf } from '@shop/testing-api/stock';
import { like } from 'drizzle-orm';
import { orders, rateCounters } from '../db/schema';

const PER_DAY = 30;
const VERIFIED_PER_CLIENT_IP = 300;
const DAY_MS = 24 * 60 * 60 * 1000;

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(() => shop.api.db.delete(rateCounters));
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.api.close());

const order = async (payment: number, shopper: Shopper = {}, card: string | null = null) =>
  shop.decide(await shop.cart(shopper, payment), card, shopper);
const used = async () => {
  const rows = await shop.api.db.select().from(rateCounters).where(like(rateCounters.key, 'unpaid-order/%'));
  return rows.map(({ count }) => count);
};
/** Orders as placed before, of which the last place is free. */
const leaveOnePlace = () =>
  shop.api.db
    .update(rateCounters)
    .set({ count: PER_DAY - 1 })
    .where(like(rateCounters.key, 'unpaid-order/%'));
/** Puts so many orders on the counters of a kind. */
const countAs = (kind: string, count: number) =>
  shop.api.db
    .update(rateCounters)
    .set({ count })
    .where(like(rateCounters.key, `unpaid-order/${kind}/%`));
const signIn = async (): Promise<Shopper> => ({ token: await shop.api.signIn('member@example.jp') });

it.each([
  ['a guest by bank transfer', PAYMENTS.bankTransfer, () => Promise.resolve({})],
  ['a guest who leaves the card unconfirmed', PAYMENTS.card, () => Promise.resolve({})],
  ['a guest who pays on delivery', PAYMENTS.cashOnDelivery, () => Promise.resolve({})],
  ['a member by bank transfer', PAYMENTS.bankTransfer, signIn],
  ['a member who leaves the card unconfirmed', PAYMENTS.card, signIn],
])('%s takes no stock by more than thirty unpaid orders a day', async (_who, payment, who) => {
  const shopper = await who();
  expect((await order(payment, shopper)).status).toBe(200);
  await leaveOnePlace();
  expect((await order(payment, shopper)).status).toBe(200);
  const cart = await shop.cart(shopper, payment);
  const [placed, stock] = [await shop.api.db.$count(orders), await stockOf(shop.api.db, shop.product.id)];
  const { status, error, headers } = await shop.decide(cart, null, shopper);
  expect([status, error.code]).toEqual([429, 'common.too_many_requests']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect(await shop.api.db.$count(orders)).toBe(placed);
  expect(await stockOf(shop.api.db, shop.product.id)).toBe(stock);
  expect(await used()).toContain(PER_DAY);
  shop.clock.advance(DAY_MS);
  const later = 'token' in shopper ? await signIn() : shopper;
  expect((await shop.decide(cart, null, later)).status).toBe(200);
});

it('what is paid counts no more, by card at once and by transfer as soon as the shop has it', async () => {
  for (const shopper of [{}, await signIn()]) {
    await shop.api.db.delete(rateCounters);
    expect((await order(PAYMENTS.card, shopper, shop.tokenOf(CARDS.good))).body.payment.is_paid).toBe(true);
    expect(new Set(await used())).toEqual(new Set([0]));
    const { order_no } = (await order(PAYMENTS.bankTransfer, shopper)).body;
    expect(new Set(await used())).toEqual(new Set([1]));
    for (let times = 0; times < 2; times += 1)
      expect((await operatorOf(shop.api)('orders', 'paid', order_no)).code).toBe(0);
    expect(new Set(await used())).toEqual(new Set([0]));
  }
});

it('what is paid days later frees no place of that day, and an order that is rejected takes none', async () => {
  const { order_no } = (await order(PAYMENTS.bankTransfer)).body;
  shop.clock.advance(DAY_MS);
  await order(PAYMENTS.bankTransfer);
  await operatorOf(shop.api)('orders', 'paid', order_no);
  expect(await used()).toEqual([1]);
  const cart = await shop.cart({}, PAYMENTS.bankTransfer);
  const wrong = { ...cart, data: { ...cart.data, order: { ...cart.data.order, total_payment: 1 } } };
  expect((await shop.decide(wrong, null)).status).toBe(422);
  expect(await used()).toEqual([1]);
});

it('members whose address is not verified share the places of their client IP with guests', async () => {
  const shoppers = [{ token: await shop.api.signIn('unregistered@example.jp') }, {}];
  for (const shopper of shoppers) expect((await order(PAYMENTS.card, shopper)).status).toBe(200);
  expect(await used()).toEqual([2]);
  await leaveOnePlace();
  expect((await order(PAYMENTS.card, shoppers[0])).status).toBe(200);
  for (const shopper of shoppers) expect((await order(PAYMENTS.card, shopper)).status).toBe(429);
});

it('the members of one client IP take no stock by more than three hundred unpaid orders a day', async () => {
  const [first, second] = [await signIn(), { token: await shop.api.signIn('second@example.jp') }];
  expect((await order(PAYMENTS.card, first)).status).toBe(200);
  await countAs('members-of', VERIFIED_PER_CLIENT_IP - 1);
  expect((await order(PAYMENTS.card, second)).status).toBe(200);
  expect((await order(PAYMENTS.card, second)).status).toBe(429);
  expect((await order(PAYMENTS.card)).status).toBe(200);
});

it('no counter tells the client IP', async () => {
  await order(PAYMENTS.bankTransfer, await signIn());
  const counters = await shop.api.db.select().from(rateCounters).where(like(rateCounters.key, 'unpaid%'));
  for (const { key } of counters) expect(key).toMatch(/^unpaid-order\/(member|members-of)\/[\w-]{22}$/);
});

it('the counter of a guest does not tell the client IP', async () => {
  await order(PAYMENTS.bankTransfer);
  const [counter] = await shop.api.db.select().from(rateCounters).where(like(rateCounters.key, 'unpaid%'));
  expect(counter?.key).toMatch(/^unpaid-order\/[\w-]{22}$/);
});
