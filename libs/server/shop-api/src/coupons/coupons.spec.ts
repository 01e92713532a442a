import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { listCouponsSpec } from '@shop/contract/coupons/list-coupons';
import { listMyCouponsSpec } from '@shop/contract/coupons/list-my-coupons';
import { takeCouponSpec } from '@shop/contract/coupons/take-coupon';
import { createFilledCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { createCoupon } from '@shop/testing-api/points-and-coupons';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { and, eq } from 'drizzle-orm';
import { channels, coupons, userCoupons, users } from '../db/schema';

let api: TestApi;
let member: { token: string };
let second: { token: string };
let buyer: { token: string };

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  buyer = { token: await api.signIn('buyer@example.jp') };
});
beforeEach(async () => {
  await api.db.delete(userCoupons);
  await api.db.update(coupons).set({ takenCount: 0 });
});
afterAll(() => api.close());

const couponId = async (code: string, channel = 'default') => {
  const [row] = await api.db
    .select({ id: coupons.id })
    .from(coupons)
    .innerJoin(channels, eq(channels.id, coupons.channelId))
    .where(and(eq(coupons.code, code), eq(channels.key, channel)));
  return row!.id;
};
const take = (coupon_id: number, who: { token: string } = member) =>
  api.call(takeCouponSpec, { body: { coupon_id, page: 'coupon' } }, who);
const offers = async (who: { token?: string } = {}) =>
  (await api.call(listCouponsSpec, { query: {} }, who)).body;

it('[call-get-v1-coupons] lists what this shopper can take now, without the code', async () => {
  const guests = await offers();
  expect(guests.map(({ name }) => name)).toEqual([
    '先着100名様 1,000円引き',
    '季節の10%引き',
    'お買い物 500円引き',
  ]);
  expect(guests.every(({ code, is_taken }) => code === null && !is_taken)).toBe(true);
  expect((await offers(buyer)).map(({ name }) => name)).toContain('卸売会員さま限定 5%引き');
});

it('[call-post-v1-me-coupons, call-get-v1-me-coupons, trans-coupon-taken] a coupon can be taken once', async () => {
  const id = await couponId('KISETSU10');
  const taken = await take(id);
  expect(taken.status).toBe(201);
  expect(taken.body).toMatchObject({ is_taken: true, code: 'KISETSU10', is_usable: true, used_at: null });
  expect((await offers(member)).find((one) => one.id === id)).toMatchObject({ is_taken: true });
  expect((await offers(second)).find((one) => one.id === id)).toMatchObject({ is_taken: false, code: null });
  const mine = await api.call(listMyCouponsSpec, { query: {} }, member);
  expect(mine.body.map((one) => one.id)).toEqual([id]);
  expect((await api.call(listMyCouponsSpec, { query: {} }, second)).body).toEqual([]);
  const again = await take(id);
  expect([again.status, again.error.code]).toEqual([422, 'coupon.already_taken']);
});

it('[entity-coupon] [notshown-core-entity-fields] [contra-coupon-fields] has id and is_taken, and once taken its code', async () => {
  const id = await couponId('HAJIMETE500');
  const offered = {
    id,
    name: 'お買い物 500円引き',
    description: '全商品にお使いいただけます。',
    discount: { kind: 'amount', value: 500 },
    minimum_subtotal: 2728,
    minimum_subtotal_with_tax: 3000,
    // The seed's coupons begin and end with days in Tokyo.
    starts_at: '2026-05-10T15:00:00.000Z',
    ends_at: '2026-12-07T14:59:59.999Z',
    take_left: null,
    is_taken: false,
    code: null,
    used_at: null,
  };
  expect(await offers(member)).toContainEqual(offered);
  const taken = { ...offered, is_taken: true, code: 'HAJIMETE500' };
  expect((await take(id)).body).toEqual({
    ...taken,
    taken_at: api.clock.now().toISOString(),
    used_at: null,
    is_usable: true,
  });
  expect(await offers(member)).toContainEqual(taken);
});

it.each([
  ['one that has ended', () => couponId('KONGETSU300'), 422, 'coupon.out_of_period'],
  ['one for wholesale members', () => couponId('OROSHI5'), 404, 'coupon.not_found'],
  ['another shop’s', () => couponId('KISETSU10', 'gift'), 404, 'coupon.not_found'],
  ['an unknown one', () => Promise.resolve(2_000_000_000), 404, 'coupon.not_found'],
])('rejects %s', async (_, id, status, code) => {
  const response = await take(await id());
  expect([response.status, response.error.code]).toEqual([status, code]);
});

it('a member who takes a coupon twenty times concurrently gets one', async () => {
  const id = await couponId('SENCHAKU100');
  const responses = await Promise.all(Array.from({ length: 20 }, () => take(id)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  const [row] = await api.db.select().from(coupons).where(eq(coupons.id, id));
  expect(row!.takenCount).toBe(1);
  await checkInvariants(api.db);
});

it('gives no more coupons than there are to concurrent members', async () => {
  const id = await couponId('SENCHAKU100');
  await api.db.update(coupons).set({ takeLimit: 2 }).where(eq(coupons.id, id));
  const everyone = await Promise.all(
    ['member', 'second', 'expired', 'buyer', 'manager'].map((name) => api.signIn(`${name}@example.jp`)),
  );
  const responses = await Promise.all(everyone.map((token) => take(id, { token })));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(responses.find(({ status }) => status === 422)?.error.code).toBe('coupon.limit_reached');
  const held = await api.db.select().from(userCoupons).where(eq(userCoupons.couponId, id));
  expect(held).toHaveLength(2);
  expect((await offers()).map((one) => one.id)).not.toContain(id);
  await api.db.update(coupons).set({ takeLimit: 100 }).where(eq(coupons.id, id));
});

it('ignores an owner in the body', async () => {
  const [other] = await api.db.select().from(users).where(eq(users.email, 'second@example.jp'));
  const body = { coupon_id: await couponId('KISETSU10'), user_id: other!.id, used_at: null };
  await api.callWith(takeCouponSpec, { body }, member);
  expect((await api.call(listMyCouponsSpec, { query: {} }, second)).body).toEqual([]);
});

// The last row is how the shop is.
it.each([
  ['without-tax', '商品合計10,001,000円（税抜）以上'],
  ['with-tax', '商品合計10,001,000円（税込）以上'],
])('counts the sum that a cart misses as the shop states its sums: %s', async (sums, said) => {
  const code = `MIN-${sums.toUpperCase()}`;
  await operatorOf(api)('settings', 'set', 'PRICE.SUMS', sums, '--channel', 'default');
  await createCoupon(api.db, api.clock.now(), { code, isPublic: true, minimumSubtotal: 10_001_000 });
  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createFilledCart(api, [{ product_key: product!.key, quantity: 1 }]);
  const { error } = await api.call(addCartCouponSpec, { body: { cart_token: cart.token, code } });
  expect(error.message).toContain(said);
});
