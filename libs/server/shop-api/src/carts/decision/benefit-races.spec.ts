import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import type { Cart } from '@shop/contract/carts/cart';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getPointsSpec } from '@shop/contract/points/get-points';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { setPoints, createCoupon, memberId } from '@shop/testing-api/points-and-coupons';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decideCart, createReadyCart, type Shopper } from '@shop/testing-api/checkout';
import { IS_SOAK } from '@shop/testing-api/soak-factor';
import { wellStockedProducts, type StockedProduct, stockOf } from '@shop/testing-api/stock';
import { eq, sql } from 'drizzle-orm';
import { carts, coupons, rateCounters } from '../../db/schema';

/** Carts and requests at once. */
const TIMES = IS_SOAK ? 20 : 10;

let api: TestApi;
let member: Shopper;
let userId: number;
let product: StockedProduct;

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  userId = await memberId(api.db, 'member@example.jp');
  product = (await wellStockedProducts(api.db, 1))[0]!;
  // One member with many carts at once, as if the rule of the one open cart had failed.
  await api.db.execute(sql`drop index carts_one_open_per_member`);
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(rateCounters));
afterEach(() => checkInvariants(api.db));

const times = <Result>(make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: TIMES }, (_, index) => make(index)));
const fill = (shopper: Shopper) => createReadyCart(api, [{ product_key: product.key, quantity: 1 }], shopper);

async function guestCart(email: string): Promise<Cart> {
  const { token: cart_token } = await fill({});
  return (await api.call(modifyCartOtherSpec, { body: { cart_token, orderer_email: email } })).body;
}

/** A cart of its own that belongs to the member, and opens with its own token. */
async function memberCart(): Promise<Cart> {
  const cart = await fill({});
  await api.db.update(carts).set({ userId }).where(eq(carts.id, cart.data.id));
  return cart;
}

const withCoupon = async ({ token }: Cart, code: string, shopper: Shopper = {}) =>
  (await api.call(addCartCouponSpec, { body: { cart_token: token, code } }, shopper)).body;
const withPoints = async ({ token }: Cart, point: number) =>
  (await api.call(setCartPointSpec, { body: { cart_token: token, point } }, member)).body;
const balance = async () => (await api.call(getPointsSpec, {}, member)).body.point;

async function decideAll(all: readonly Cart[], shopper: Shopper = {}) {
  const responses = await Promise.all(all.map((cart) => decideCart(api, cart, shopper)));
  return {
    placed: responses.filter(({ status }) => status === 200).map(({ body }) => body),
    rejections: new Set(responses.filter(({ status }) => status !== 200).map(({ error }) => error.code)),
  };
}

const usedCount = async (id: number) =>
  (await api.db.select().from(coupons).where(eq(coupons.id, id)))[0]?.usedCount;

/** What those hear who come too late: the limit, or a total that is no longer what they saw. */
const TOO_LATE = ['cart.coupon.limit_reached', 'cart.coupon.already_used', 'cart.order.total_changed'];

// reliability 24
describe('many concurrent carts', () => {
  it('use a coupon with a limit of one use exactly once', async () => {
    const id = await createCoupon(api.db, api.clock.now(), { code: 'SINGLE', useLimit: 1, isPublic: true });
    const all = await times(async (index) =>
      withCoupon(await guestCart(`guest${index}@example.jp`), 'SINGLE'),
    );
    const { placed, rejections } = await decideAll(all);
    expect(placed).toHaveLength(1);
    expect([...rejections].filter((code) => !TOO_LATE.includes(code))).toEqual([]);
    expect(await usedCount(id)).toBe(1);
  });

  it('of one mail address use a public coupon once', async () => {
    const id = await createCoupon(api.db, api.clock.now(), { code: 'PUBLIC', isPublic: true });
    const all = await times(async (index) =>
      withCoupon(await guestCart(index % 2 === 0 ? 'one@example.jp' : 'One@Example.jp'), 'PUBLIC'),
    );
    expect((await decideAll(all)).placed).toHaveLength(1);
    expect(await usedCount(id)).toBe(1);
  });

  it('of one member use a coupon once', async () => {
    const id = await createCoupon(api.db, api.clock.now(), { code: 'MINE' });
    const all = await times(async () => withCoupon(await memberCart(), 'MINE', member));
    const { placed, rejections } = await decideAll(all, member);
    expect(placed).toHaveLength(1);
    expect([...rejections].filter((code) => !TOO_LATE.includes(code))).toEqual([]);
    expect(await usedCount(id)).toBe(1);
  });

  it('of one member spend 100 points once', async () => {
    await setPoints(api.db, userId, 100, api.clock.now());
    const all = await times(async () => withPoints(await memberCart(), 100));
    const { placed, rejections } = await decideAll(all, member);
    expect(placed).toHaveLength(1);
    expect(rejections).toEqual(new Set(['cart.order.total_changed']));
    expect(await balance()).toBe(0);
  });

  it('with several coupons in any order do not deadlock', async () => {
    const now = api.clock.now();
    await createCoupon(api.db, now, { code: 'RING1', isPublic: true });
    await createCoupon(api.db, now, { code: 'RING2', isPublic: true });
    const all = await times(async (index) => {
      const codes = index % 2 === 0 ? ['RING1', 'RING2'] : ['RING2', 'RING1'];
      const cart = await guestCart(`ring${index}@example.jp`);
      await withCoupon(cart, codes[0]!);
      return withCoupon(cart, codes[1]!);
    });
    expect((await decideAll(all)).placed).toHaveLength(TIMES);
  });
});

// reliability 23, 24
describe('many identical requests', () => {
  it('one cart with coupon and points becomes one order', async () => {
    await setPoints(api.db, userId, 250, api.clock.now());
    const id = await createCoupon(api.db, api.clock.now(), { code: 'AGAIN' });
    const cart = await withPoints(await withCoupon(await memberCart(), 'AGAIN', member), 250);
    const { placed } = await decideAll(
      Array.from({ length: TIMES }, () => cart),
      member,
    );
    expect(new Set(placed.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(placed).toHaveLength(TIMES);
    expect([await balance(), await usedCount(id)]).toEqual([0, 1]);
  });

  it('a cancellation returns points, coupon and pieces once', async () => {
    await setPoints(api.db, userId, 250, api.clock.now());
    const id = await createCoupon(api.db, api.clock.now(), { code: 'BACK' });
    const stock = await stockOf(api.db, product.id);
    const cart = await withPoints(await withCoupon(await memberCart(), 'BACK', member), 250);
    const { body } = await decideCart(api, cart, member);
    const input = { params: { id: body.order_id }, body: {} };
    const responses = await times(() => api.call(cancelOrderSpec, input, member));
    expect(new Set(responses.map(({ body: order }) => order.status))).toEqual(new Set(['cancelled']));
    expect([await balance(), await usedCount(id)]).toEqual([250, 0]);
    expect(await stockOf(api.db, product.id)).toBe(stock);
  });
});

// reliability 5
describe('a shopper with many rejected decisions', () => {
  it('gets a 429, and repeated successful requests are not counted', async () => {
    const cart = await memberCart();
    const wrong = { ...cart, data: { ...cart.data, order: { ...cart.data.order, total_payment: 1 } } };
    for (let tries = 0; tries < 30; tries += 1)
      expect((await decideCart(api, wrong, member)).status).toBe(422);
    const limited = await decideCart(api, cart, member);
    expect([limited.status, Number(limited.headers.get('retry-after'))]).toEqual([429, 600]);
    await api.db.delete(rateCounters);
    for (let tries = 0; tries < 35; tries += 1)
      expect((await decideCart(api, cart, member)).status).toBe(200);
  });
});
