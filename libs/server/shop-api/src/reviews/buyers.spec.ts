import { createReviewSpec } from '@shop/contract/reviews/create-review';
import { listReviewsSpec } from '@shop/contract/reviews/list-reviews';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { describeOnEmbedded } from '@shop/testing-api/describe-on-embedded';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { returnShare } from '@shop/testing-api/return-share';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq, sql } from 'drizzle-orm';
import { orderItems, orderPayments, orders, productReviews, rateCounters, users } from '../db/schema';

const MEMBER = 'member@example.jp';
const REVIEW = { rating: 4, title: '気に入りました', body: '毎日使っています', nickname: 'みどり' };

let api: TestApi;
/** Each of another model: what was bought for one test is not bought for the next. */
let unbought: StockedProduct[];
beforeAll(async () => {
  api = await openTestApi();
  const stocked = await wellStockedProducts(api.db, 30);
  unbought = [...new Map(stocked.map((one) => [one.productModelId, one])).values()];
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

interface PlacedOrder {
  readonly id: number;
  readonly no: string;
}
type Step = (order: PlacedOrder, member: { token: string }) => Promise<unknown>;

const operator =
  (...words: readonly string[]): Step =>
  async ({ no }) => {
    const [resource = '', verb = '', ...rest] = words;
    const { code, err } = await operatorOf(api)(resource, verb, no, ...rest);
    if (code !== 0) throw new Error(err);
  };
const paid = operator('orders', 'paid');
const shipped: Step = (order, member) => operator('orders', 'shipped', '--tracking', order.no)(order, member);
const delivered = operator('orders', 'delivered');
const cancelled = operator('orders', 'cancelled', '--reason', '在庫の不良');
/** As an order that is paid after it has come: 請求書後払い, 代金引換. */
const unpaid: Step = ({ id }) =>
  api.db.update(orderPayments).set({ isPaid: false, paidAt: null }).where(eq(orderPayments.orderId, id));
const aPieceReturned: Step = ({ id }, member) => returnShare(api, id, 0.1, member);
const verified = (emailVerifiedAt: Date | null) =>
  api.db.update(users).set({ emailVerifiedAt }).where(eq(users.email, MEMBER));

describe('a review is marked as a buyer’s', () => {
  beforeEach(() => api.db.delete(productReviews));
  afterEach(() => checkInvariants(api.db));
  afterEach(() => verified(api.clock.now()));

  it.each<readonly [string, readonly Step[], boolean]>([
    ['is placed', [], false],
    ['was paid', [paid], true],
    ['was paid and has left', [paid, shipped], true],
    ['has left, to be paid later', [paid, shipped, unpaid], false],
    ['was delivered, to be paid later', [paid, shipped, unpaid, delivered], true],
    ['was paid, then cancelled', [paid, cancelled], false],
    ['came back in part', [paid, shipped, delivered, aPieceReturned], true],
    ['came back whole', [paid, shipped, delivered, aPieceReturned, aPieceReturned], false],
  ])('where the order %s', async (_name, steps, expected) => {
    const product = unbought.pop();
    if (product === undefined) throw new Error('Too few models');
    const member = { token: await api.signIn(MEMBER) };
    const cart = await createReadyCart(api, [{ product_key: product.key, quantity: 2 }], member);
    const { order_id: id, order_no: no } = (await decideCart(api, cart, member)).body;
    for (const step of steps) await step({ id, no }, member);

    const params = { key: product.key };
    const second = { token: await api.signIn('second@example.jp') };
    const written = await api.call(createReviewSpec, { params, body: REVIEW }, member);
    const other = await api.call(createReviewSpec, { params, body: REVIEW }, second);
    expect([written.body.is_buyer, other.body.is_buyer]).toEqual([expected, false]);
    const { data } = (await api.call(listReviewsSpec, { params, query: {} })).body;
    expect(data.find(({ id: one }) => one === written.body.id)?.is_buyer).toBe(expected);
    expect(data.find(({ id: one }) => one === other.body.id)?.is_buyer).toBe(false);
  });

  it('only while its author’s mail address is verified', async () => {
    const product = unbought.pop();
    if (product === undefined) throw new Error('Too few models');
    const member = { token: await api.signIn(MEMBER) };
    const cart = await createReadyCart(api, [{ product_key: product.key, quantity: 1 }], member);
    const { order_id: id, order_no: no } = (await decideCart(api, cart, member)).body;
    await paid({ id, no }, member);
    const params = { key: product.key };
    await api.call(createReviewSpec, { params, body: REVIEW }, member);
    const isBuyer = async () =>
      (await api.call(listReviewsSpec, { params, query: {} })).body.data.map(({ is_buyer }) => is_buyer);
    expect(await isBuyer()).toEqual([true]);
    await verified(null);
    expect(await isBuyer()).toEqual([false]);
  });
});

// PostgreSQL's sessions count apart, and its plans are the same ones.
describeOnEmbedded('a page of the reviews of a product that thousands have bought', () => {
  const BUYERS = 2_000;
  const AT_ONCE = 500;
  let product: StockedProduct;
  beforeAll(async () => {
    product = unbought.pop() ?? product;
    const [user] = await api.db.select().from(users).where(eq(users.email, MEMBER));
    const [order] = await api.db.select().from(orders).where(eq(orders.userId, user!.id));
    const [item] = await api.db.select().from(orderItems).where(eq(orderItems.orderId, order!.id));
    const [payment] = await api.db.select().from(orderPayments).where(eq(orderPayments.orderId, order!.id));
    for (let first = 0; first < BUYERS; first += AT_ONCE) {
      const numbers = Array.from({ length: AT_ONCE }, (_, at) => first + at);
      const buyers = await api.db
        .insert(users)
        .values(
          numbers.map((number) => ({
            ...{ ...user!, id: undefined, code: `B${number}` },
            ...{ email: `buyer-${number}@example.jp`, username: `buyer-${number}` },
          })),
        )
        .returning({ id: users.id });
      const placed = await api.db
        .insert(orders)
        .values(
          buyers.map(({ id: userId }) => ({
            ...{ ...order!, id: undefined, cartId: null, userId },
            ...{ orderNo: `BOUGHT-${userId}`, status: 'delivered' as const },
          })),
        )
        .returning({ id: orders.id });
      const rest = { productId: product.id, quantity: 1, parentId: null };
      await api.db
        .insert(orderItems)
        .values(placed.map(({ id: orderId }) => ({ ...item!, id: undefined, orderId, ...rest })));
      await api.db
        .insert(orderPayments)
        .values(placed.map(({ id: orderId }) => ({ ...payment!, orderId, companyId: null })));
      const createdAt = api.clock.now();
      await api.db.insert(productReviews).values(
        buyers.map(({ id: userId }) => ({
          ...REVIEW,
          productModelId: product.productModelId,
          userId,
          createdAt,
        })),
      );
    }
    await api.db.execute(sql`analyze`);
  });

  /** Rows of orders and their items that were read so far. The embedded database has one session, which counts all of them. */
  async function rowsRead(): Promise<number> {
    await api.db.execute(sql`select pg_stat_force_next_flush()`);
    const { rows } = await api.db.execute<{ read: number }>(sql`
      select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
      from pg_stat_user_tables where relname in ('orders', 'order_items', 'order_payments')`);
    return rows[0]?.read ?? 0;
  }

  it('reads what those who wrote the page have ordered, and nothing else', async () => {
    const before = await rowsRead();
    const { body, headers } = await api.call(listReviewsSpec, {
      params: { key: product.key },
      query: { per: '5' },
    });
    expect(Number(headers.get('x-total'))).toBeGreaterThanOrEqual(BUYERS);
    expect(body.data.map(({ is_buyer }) => is_buyer)).toEqual([true, true, true, true, true]);
    expect((await rowsRead()) - before).toBeLessThan(50);
  });
});
