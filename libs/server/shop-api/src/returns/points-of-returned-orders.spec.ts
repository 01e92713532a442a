import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { getPointsSpec } from '@shop/contract/points/get-points';
import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { setStock, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { auditEntries, orders, rateCounters } from '../db/schema';

const OWN = 100;
const PIECES = 3;
/** A sample here; the soak runs many times as many. */
const RUNS = 2;
const LIMIT_PER_RUN_MS = 20_000;

type Step =
  | readonly ['order', pointShare: number]
  | readonly ['deliver' | 'cancel', which: number]
  | readonly ['return', which: number, share: number];

interface Placed {
  readonly id: number;
  readonly no: string;
  readonly itemId: number;
  state: 'paid' | 'delivered' | 'cancelled';
  /** Pieces that came back, and what came back for them. */
  returned: number;
  refund: number;
  points: number;
}

let api: TestApi;
let shop: Operator;
let member: Shopper;
let userId: number;
let product_key: string;
let placed: Placed[];
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  userId = await memberId(api.db, 'member@example.jp');
  const [product] = await wellStockedProducts(api.db, 1);
  product_key = product!.key;
  await setStock(api.db, product!.id, 1_000_000);
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const grantOnPayment = (isOnPayment: boolean) =>
  shop('settings', 'set', 'POINT.GRANT.IS_ON_PAYMENT', String(isOnPayment), '--channel', 'default');
const balance = async () => (await api.call(getPointsSpec, {}, member)).body.point;
const rowOf = async ({ id }: Pick<Placed, 'id'>) =>
  (await api.db.select().from(orders).where(eq(orders.id, id)))[0]!;

async function begin(points = OWN): Promise<void> {
  placed = [];
  await api.db.delete(rateCounters);
  member = { token: await api.signIn('member@example.jp') };
  await setPoints(api.db, userId, points, api.clock.now());
}

async function order(point: number): Promise<Placed> {
  await api.db.delete(rateCounters);
  const cart = await createReadyCart(api, [{ product_key, quantity: PIECES }], member);
  const { body } = await api.call(setCartPointSpec, { body: { cart_token: cart.token, point } }, member);
  const { order_id: id, order_no: no } = (await decideCart(api, body, member)).body;
  await shop('orders', 'paid', no);
  const itemId = (await api.call(getOrderSpec, { params: { id } }, member)).body.items[0]!.id;
  const one: Placed = { id, no, itemId, state: 'paid', returned: 0, refund: 0, points: 0 };
  placed.push(one);
  return one;
}

async function deliver(one: Placed): Promise<void> {
  if (one.state !== 'paid') return;
  await shop('orders', 'shipped', one.no, '--tracking', one.no);
  await shop('orders', 'delivered', one.no);
  one.state = 'delivered';
}

async function cancel(one: Placed): Promise<void> {
  if (one.state !== 'paid') return;
  await api.call(cancelOrderSpec, { params: { id: one.id }, body: {} }, member);
  one.state = 'cancelled';
}

/** Returns a piece for these yen and points. */
async function giveBack(one: Placed, refund: number, points: number, pieces = 1) {
  await api.db.delete(rateCounters);
  const items = [{ order_item_id: one.itemId, quantity: pieces }];
  const body = { items, reason: 'size' as const, remark: '', is_agreed: true as const };
  const made = await api.call(createOrderReturnSpec, { params: { id: one.id }, body }, member);
  const { number } = made.body.returns[0]!;
  await shop('returns', 'approve', number, '--instructions', '着払いで');
  const words = ['--restock', 'all', '--refund', String(refund), '--points', String(points)];
  const done = await shop('returns', 'complete', number, ...words);
  if (done.code === 0) {
    one.returned += pieces;
    one.refund += refund;
    one.points += points;
  }
  return { ...done, number };
}

/** Returns all that is left for all that is left. */
async function giveBackAll(one: Placed): Promise<void> {
  const { totalPayment, totalPoint } = await rowOf(one);
  await giveBack(one, totalPayment - one.refund, totalPoint - one.points, PIECES - one.returned);
}

async function run([what, at, share]: Step): Promise<void> {
  if (what === 'order') return void (await order(Math.floor((await balance()) * at)));
  const one = placed[at % Math.max(1, placed.length)];
  if (one === undefined) return;
  if (what === 'deliver') return deliver(one);
  if (what === 'cancel') return cancel(one);
  if (one.state !== 'delivered' || one.returned >= PIECES - 1) return;
  const { totalPayment, totalPoint } = await rowOf(one);
  const part = (all: number, gone: number) => Math.floor((all - gone) * (share ?? 0));
  await giveBack(one, part(totalPayment, one.refund), part(totalPoint, one.points));
}

it('goods that are bought, delivered and returned for all that was paid leave no points', async () => {
  await begin(0);
  await grantOnPayment(false);
  const one = await order(0);
  await deliver(one);
  const { grantPoint, totalPayment } = await rowOf(one);
  expect(grantPoint).toBeGreaterThan(0);
  expect(await balance()).toBe(grantPoint);
  const done = await giveBack(one, totalPayment, 0, PIECES);
  expect(done.out).toContain(`ポイント: 返却 0、取り消し ${grantPoint}`);
  expect(await balance()).toBe(0);
  const [mail] = (await api.mailbox()).filter(({ subject }) => subject.includes('手続きが完了しました'));
  expect(mail?.text).toContain(`付与ポイントの取り消し：${grantPoint}ポイント`);
});

it('points that are granted after the return are less by what it took', async () => {
  await begin(0);
  await grantOnPayment(false);
  const one = await order(0);
  await shop('orders', 'shipped', one.no, '--tracking', one.no);
  const { grantPoint, totalPayment } = await rowOf(one);
  await giveBack(one, Math.floor(totalPayment / 2), 0);
  expect(await balance()).toBe(0);
  await shop('orders', 'delivered', one.no);
  expect(await balance()).toBe(Math.floor(grantPoint / 2));
});

it('gives used points back, no more than were used, and says both figures', async () => {
  await begin();
  await grantOnPayment(true);
  const one = await order(OWN);
  const { grantPoint, totalPayment } = await rowOf(one);
  await deliver(one);
  expect(await balance()).toBe(grantPoint);
  const tooMany = await giveBack(one, 0, OWN + 1);
  expect(tooMany).toMatchObject({ code: 1, err: expect.stringContaining('ご利用ポイント') as string });
  const [number] = [tooMany.number];
  const done = await shop(
    'returns',
    'complete',
    number,
    '--restock',
    'all',
    '--refund',
    '0',
    '--points',
    '60',
  );
  expect(done.out).toContain('ポイント: 返却 60、取り消し 1。');
  expect(await balance()).toBe(grantPoint + 60 - 1);
  one.returned += 1;
  one.points += 60;
  expect((await giveBack(one, totalPayment, 41)).err).toContain('（40ポイント）');
  const audited = await api.db.select().from(auditEntries).where(eq(auditEntries.target, number));
  expect(audited.at(-1)?.after).toEqual({
    status: 'completed',
    refund: 0,
    points_refunded: 60,
    points_revoked: 1,
  });
  const mails = (await api.mailbox()).filter(({ text }) => text.includes(number));
  expect(mails.some(({ text }) => text.includes('ご利用ポイントのご返却：60ポイント'))).toBe(true);
});

it('points that were spent meanwhile are owed', async () => {
  await begin(0);
  await grantOnPayment(true);
  const first = await order(0);
  const { grantPoint } = await rowOf(first);
  const second = await order(grantPoint);
  await deliver(first);
  await giveBackAll(first);
  expect(await balance()).toBe((await rowOf(second)).grantPoint - grantPoint);
  await cancel(second);
  expect(await balance()).toBe(0);
});

// reliability 30, I3
it(
  'in any order of purchases, uses, cancellations and returns, points come from what was kept alone',
  async () => {
    await grantOnPayment(true);
    const which = fc.nat({ max: 5 });
    const step = fc.oneof(
      { arbitrary: fc.tuple(fc.constant('order' as const), fc.constantFrom(0, 0.5, 1)), weight: 3 },
      { arbitrary: fc.tuple(fc.constantFrom('deliver' as const, 'cancel' as const), which), weight: 2 },
      { arbitrary: fc.tuple(fc.constant('return' as const), which, fc.constantFrom(0.1, 0.5, 1)), weight: 4 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 9, size: 'max' }), async (steps) => {
        await begin();
        for (const next of [['order', 0] as const, ['deliver', 0] as const, ...steps]) await run(next);
        await checkInvariants(api.db);
        for (const one of placed) {
          await cancel(one);
          if (one.state === 'delivered') await giveBackAll(one);
        }
        expect(await balance()).toBe(OWN);
        await checkInvariants(api.db);
      }),
      { numRuns: RUNS, seed: 20260610 },
    );
  },
  RUNS * LIMIT_PER_RUN_MS * SOAK_FACTOR,
);
