import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { getPointsSpec } from '@shop/contract/points/get-points';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { createCoupon, memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { type StockedProduct, stockOf, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { CLEANUP_TASKS } from '../cleanup/cleanup-tasks';
import { deleteExpiredData } from '../cleanup/delete-expired-data';
import { auditEntries, coupons, orderPayments, orders, rateCounters } from '../db/schema';
import { DEFAULT_CONFIG } from '../ports/shop-api-config';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The seed's days until the payment is due, and the default of the setting. */
const DUE_DAYS = 7;
const CANCEL_AFTER_DAYS = 7;
const POINTS = 50;

let api: TestApi;
let product: StockedProduct;
let coupon = 0;
beforeAll(async () => {
  api = await openTestApi();
  product = (await wellStockedProducts(api.db, 1))[0]!;
  // What the seed left unpaid is not what the tests count.
  await api.db.update(orderPayments).set({ dueOn: null });
});
beforeEach(() => api.db.delete(rateCounters));
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const clean = () =>
  deleteExpiredData(
    { ...api, config: DEFAULT_CONFIG, log: pino({ level: 'silent' }) },
    CLEANUP_TASKS.filter(({ name }) => name === 'unpaidOrders'),
  );
const statusOf = async (id: number) =>
  (await api.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status;

/** Orders one piece by bank transfer, as a member with points and a coupon or as a guest. */
async function order(isMember: boolean) {
  const shopper = isMember ? { token: await api.signIn('member@example.jp') } : {};
  const cart = await createReadyCart(api, [{ product_key: product.key, quantity: 1 }], shopper);
  if (!isMember) return (await decideCart(api, cart)).body;
  coupon += 1;
  const code = `UNPAID${coupon}`;
  await createCoupon(api.db, api.clock.now(), { code, useLimit: 1 });
  await setPoints(api.db, await memberId(api.db, 'member@example.jp'), POINTS, api.clock.now());
  const body = { cart_token: cart.token };
  await api.call(addCartCouponSpec, { body: { ...body, code } }, shopper);
  const filled = (await api.call(setCartPointSpec, { body: { ...body, point: POINTS } }, shopper)).body;
  return (await decideCart(api, filled, shopper)).body;
}

it('an order that nobody pays ends by itself: stock, points and coupon return, with one mail and one audit entry', async () => {
  const stock = await stockOf(api.db, product.id);
  const { order_id, order_no } = await order(true);
  api.clock.advance((DUE_DAYS + CANCEL_AFTER_DAYS) * DAY_MS);
  expect(await clean()).toMatchObject({ unpaidOrders: 0 });
  expect(await statusOf(order_id)).toBe('received');
  api.clock.advance(DAY_MS);
  const counts = await Promise.all([clean(), clean(), clean()]);
  expect(counts.map(({ unpaidOrders }) => unpaidOrders).toSorted()).toEqual([0, 0, 1]);
  expect(await statusOf(order_id)).toBe('cancelled');
  expect(await stockOf(api.db, product.id)).toBe(stock);
  const member = { token: await api.signIn('member@example.jp') };
  expect((await api.call(getPointsSpec, {}, member)).body.point).toBe(POINTS);
  const [row] = await api.db
    .select()
    .from(coupons)
    .where(eq(coupons.code, `UNPAID${coupon}`));
  expect(row?.usedCount).toBe(0);
  const mails = (await api.mailbox()).filter(
    ({ subject }) => /キャンセル/.test(subject) && subject.includes(order_no),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('お支払い期限を過ぎても');
  const audit = await api.db.select().from(auditEntries).where(eq(auditEntries.target, order_no));
  expect(audit).toMatchObject([
    {
      actor: 'system',
      command: 'orders cancelled',
      before: { status: 'received' },
      after: { status: 'cancelled' },
    },
  ]);
});

it('an order that was paid stays, and one of a guest ends as well', async () => {
  const [paid, unpaid] = [await order(false), await order(false)];
  expect((await operatorOf(api)('orders', 'paid', paid.order_no)).code).toBe(0);
  api.clock.advance((DUE_DAYS + CANCEL_AFTER_DAYS + 1) * DAY_MS);
  expect(await clean()).toMatchObject({ unpaidOrders: 1 });
  expect([await statusOf(paid.order_id), await statusOf(unpaid.order_id)]).toEqual(['paid', 'cancelled']);
});

it.each([
  ['2', DUE_DAYS + 3, 1],
  ['none', 30, 0],
])('the operator sets the days (%s)', async (days, after, cancelled) => {
  const shop = operatorOf(api);
  const key = 'ORDER.UNPAID.CANCEL_AFTER_DAYS';
  expect(await shop('settings', 'set', key, days, '--channel', 'default')).toMatchObject({
    code: 0,
    err: '',
  });
  const { order_no } = await order(false);
  api.clock.advance(after * DAY_MS);
  expect(await clean()).toMatchObject({ unpaidOrders: cancelled });
  if (cancelled === 0) await shop('orders', 'cancelled', order_no, '--reason', '試験');
});
