import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getPointsSpec } from '@shop/contract/points/get-points';
import { listPointHistoriesSpec } from '@shop/contract/points/list-point-histories';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { channels, orders, rateCounters } from '../db/schema';
import { applyOrderStep } from './apply-order-step';
import { lockOrder } from './order-store';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 365 * DAY_MS;
/** What the member has before any order, and for how long (`setPoints`). */
const OWN = 100;
const OWN_MS = 300 * DAY_MS;
/** A sample here; the soak runs many times as many. */
const RUNS = SOAK_FACTOR > 1 ? 4 : 2;
const LIMIT_PER_RUN_MS = 10_000;

/** An order by card or by bank transfer that uses a share of the points, the cancellation of one, or days that pass. */
type Step =
  | readonly ['order' | 'unpaid', share: number]
  | readonly ['cancel', which: number]
  | readonly ['wait', days: number];

/** Whose cancellations they are: members may not cancel an order whose points are spent, the shop may. */
type Canceller = 'member' | 'shop';

interface Placed {
  readonly id: number;
  readonly used: number;
  readonly granted: number;
  readonly until: number;
  isStanding: boolean;
}

let shop: Awaited<ReturnType<typeof openCardShop>>;
let member: { token: string };
let userId: number;
let placed: Placed[];

beforeAll(async () => {
  shop = await openCardShop();
  userId = await memberId(shop.api.db, 'member@example.jp');
  const settings = { 'POINT.GRANT.IS_ON_PAYMENT': true };
  await shop.api.db.update(channels).set({ settings }).where(eq(channels.key, 'default'));
});
afterAll(() => shop.api.close());

const now = () => shop.clock.now().getTime();
const balance = async () => (await shop.api.call(getPointsSpec, {}, member)).body.point;
const histories = async () =>
  (await shop.api.call(listPointHistoriesSpec, { query: { per: 100 } }, member)).body;

async function begin(points = OWN): Promise<void> {
  placed = [];
  await shop.api.db.delete(rateCounters);
  member = { token: await shop.api.signIn('member@example.jp') };
  await setPoints(shop.api.db, userId, points, shop.clock.now());
}

async function wait(days: number): Promise<void> {
  shop.clock.advance(days * DAY_MS);
  await shop.api.db.delete(rateCounters);
  member = { token: await shop.api.signIn('member@example.jp') };
}

async function order(point: number, payment: number = PAYMENTS.card): Promise<Placed> {
  const { token: cart_token } = await shop.cart(member, payment);
  const cart = (await shop.api.call(setCartPointSpec, { body: { cart_token, point } }, member)).body;
  const { body } = await shop.decide(
    cart,
    payment === PAYMENTS.card ? shop.tokenOf(CARDS.good) : null,
    member,
  );
  const [row] = await shop.api.db.select().from(orders).where(eq(orders.id, body.order_id));
  const granted = row!.pointsGrantedAt === null ? 0 : row!.grantPoint;
  const one = { id: body.order_id, used: point, granted, until: now() + LIFETIME_MS, isStanding: true };
  placed.push(one);
  return one;
}

async function cancel(one: Placed, by: Canceller = 'shop'): Promise<void> {
  one.isStanding = !(await (by === 'shop' ? cancelByShop(one) : cancelByMember(one)));
}

async function cancelByMember({ id }: Placed): Promise<boolean> {
  const response = await shop.api.call(cancelOrderSpec, { params: { id }, body: {} }, member);
  if (response.status === 200) return true;
  expect([response.status, response.error.code]).toEqual([422, 'order.cancel.not_cancellable']);
  expect(response.error.message).toContain('ポイントをすでにお使い');
  return false;
}

async function cancelByShop({ id }: Placed): Promise<boolean> {
  await shop.api.db.transaction(async (tx) => {
    const order = await lockOrder(tx, userId, id);
    if (order === null) throw new Error(`There is no order ${id}`);
    if (order.status === 'cancelled') return;
    const context = { clock: shop.clock, mail: shop.api.mail, shopOrigins: {}, tokenSecret: null };
    await applyOrderStep(tx, context, order, { step: 'cancelled', reason: '' });
  });
  return true;
}

async function run(step: Step, by: Canceller): Promise<void> {
  const [what, count] = step;
  if (what === 'wait') return wait(count);
  if (what !== 'cancel') {
    const payment = what === 'order' ? PAYMENTS.card : PAYMENTS.bankTransfer;
    await order(Math.floor((await balance()) * count), payment);
    return;
  }
  const one = placed[count % Math.max(1, placed.length)];
  if (one?.isStanding === true) await cancel(one, by);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

// reliability 30, I3
it.each(['member', 'shop'] as const)(
  'in any order of payments, uses, cancellations by the %s and time, points come from standing orders alone and never outlive them',
  async (by) => {
    const step = fc.oneof(
      { arbitrary: fc.tuple(fc.constant('order' as const), fc.constantFrom(0, 0.5, 1, 1)), weight: 4 },
      { arbitrary: fc.tuple(fc.constant('unpaid' as const), fc.constantFrom(0.5, 1)), weight: 3 },
      { arbitrary: fc.tuple(fc.constant('cancel' as const), fc.nat({ max: 5 })), weight: 4 },
      { arbitrary: fc.tuple(fc.constant('wait' as const), fc.constantFrom(1, 120, 200)), weight: 1 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10, size: 'max' }), async (steps) => {
        await begin();
        const ownUntil = now() + OWN_MS;
        const own = () => (now() < ownUntil ? OWN : 0);
        for (const next of steps) {
          await run(next, by);
          const standing = placed.filter(({ isStanding }) => isStanding);
          const living = standing.filter(({ until }) => until > now());
          expect(await balance()).toBeLessThanOrEqual(own() + sumOf(living.map(({ granted }) => granted)));
          // Whoever leaves now has bought nothing with points that no standing order has granted.
          if (by === 'member')
            expect((await balance()) + sumOf(standing.map(({ used }) => used))).toBeLessThanOrEqual(
              OWN + sumOf(standing.map(({ granted }) => granted)),
            );
        }
        for (const one of placed.toReversed()) if (one.isStanding) await cancel(one, by);
        expect(placed.filter(({ isStanding }) => isStanding)).toEqual([]);
        expect(await balance()).toBe(own());
        await checkInvariants(shop.api.db);
      }),
      { numRuns: RUNS, seed: 20260610 },
    );
  },
  RUNS * LIMIT_PER_RUN_MS * SOAK_FACTOR,
);

it('a member cancels no order whose points are spent, before the order that they have paid is cancelled', async () => {
  await begin(0);
  const first = await order(0);
  const second = await order(first.granted, PAYMENTS.bankTransfer);
  await cancel(first, 'member');
  const [row] = await shop.api.db.select().from(orders).where(eq(orders.id, first.id));
  expect([row?.status, (await shop.transaction(first.id)).status]).toEqual(['paid', 'captured']);
  await cancel(second, 'member');
  await cancel(first, 'member');
  expect([first.isStanding, second.isStanding, await balance()]).toEqual([false, false, 0]);
});

it('an order that the shop cancels after its points were spent leaves none, whichever order is cancelled first', async () => {
  await begin(0);
  const first = await order(0);
  const second = await order(first.granted, PAYMENTS.bankTransfer);
  await cancel(first);
  await cancel(second);
  expect(await balance()).toBe(0);
});

it('points that are owed are taken off the next that come, and the ledger adds up', async () => {
  await begin(0);
  const first = await order(0);
  await order(first.granted, PAYMENTS.bankTransfer);
  await cancel(first);
  expect(await balance()).toBe(0);
  await order(0);
  expect(await balance()).toBe(0);
  const third = await order(0);
  expect(await balance()).toBe(third.granted);
  const lines = await histories();
  expect(lines[0]?.balance).toBe(await balance());
  for (const one of placed) if (one.isStanding) await cancel(one);
  expect(await balance()).toBe(0);
});

it('cancelling an order renews nothing: points expire when they would have, at once where that is over', async () => {
  await begin(OWN);
  await wait(299);
  const inTime = await order(OWN);
  await cancel(inTime);
  expect(await balance()).toBe(OWN);
  const late = await order(OWN);
  await wait(2);
  await cancel(late);
  expect(await balance()).toBe(0);
  const lines = await histories();
  expect(lines.slice(0, 3).map(({ kind, point, balance: after }) => [kind, point, after])).toEqual([
    ['revoke', -late.granted, 0],
    ['expire', -OWN, late.granted],
    ['refund', OWN, OWN + late.granted],
  ]);
});
