import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { getPointsSpec } from '@shop/contract/points/get-points';
import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { setStock, type StockedProduct, stockOf, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { auditEntries, orderReturns } from '../../db/schema';

const OWN = 100;

let api: TestApi;
let shop: Operator;
let member: Shopper;
let userId: number;
let product: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  userId = await memberId(api.db, 'member@example.jp');
  product = (await wellStockedProducts(api.db, 1))[0]!;
  await shop('settings', 'set', 'POINT.GRANT.IS_ON_PAYMENT', 'true', '--channel', 'default');
});
beforeEach(async () => {
  member = { token: await api.signIn('member@example.jp') };
  await setPoints(api.db, userId, OWN, api.clock.now());
  // What that let expire is over before anything comes back.
  api.clock.advance(1_000);
  await setStock(api.db, product.id, 100);
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const run = async (...words: readonly string[]) => {
  const done = await shop(...words);
  expect(done).toMatchObject({ code: 0, err: '' });
  return done.out;
};
const refusedUndo = async (number: string) => {
  const { code, err } = await shop('returns', 'undo', number);
  expect(code).toBe(1);
  return err;
};
const balance = async () => (await api.call(getPointsSpec, {}, member)).body.point;
const requestOf = async (number: string) =>
  (await api.db.select().from(orderReturns).where(eq(orderReturns.number, number)))[0];
const complete = (number: string, refund: number, points: number) =>
  run(
    ...['returns', 'complete', number, '--restock', 'all'],
    ...['--refund', String(refund), '--points', String(points)],
  );

/** Three pieces that the member paid with 60 points and a transfer, and that have left. */
async function place() {
  const cart = await createReadyCart(api, [{ product_key: product.key, quantity: 3 }], member);
  const paid = await api.call(setCartPointSpec, { body: { cart_token: cart.token, point: 60 } }, member);
  const { order_id: id, order_no: no } = (await decideCart(api, paid.body, member)).body;
  await run('orders', 'paid', no);
  await run('orders', 'shipped', no, '--tracking', '1234-5678-9012', '--allow-same-tracking');
  return { id, no, itemId: (await api.call(getOrderSpec, { params: { id } }, member)).body.items[0]!.id };
}
type Placed = Awaited<ReturnType<typeof place>>;

async function ask({ id, itemId }: Placed): Promise<string> {
  const items = [{ order_item_id: itemId, quantity: 1 }];
  const body = { items, reason: 'size' as const, remark: '', is_agreed: true as const };
  return (await api.call(createOrderReturnSpec, { params: { id }, body }, member)).body.returns[0]!.number;
}
async function approved(order: Placed): Promise<string> {
  const number = await ask(order);
  await run('returns', 'approve', number, '--instructions', '着払いで');
  return number;
}

it('a slip is taken back whole, told to the member, and completed again with the right amount', async () => {
  const order = await place();
  const number = await approved(order);
  const before = [await stockOf(api.db, product.id), await balance()];
  expect(await run('returns', 'undo', number)).toContain('変更はありません');
  await complete(number, 95, 60);
  const completed = [await stockOf(api.db, product.id), await balance()];
  expect(completed[0]).toBe(before[0]! + 1);
  expect(await run('returns', 'undo', number, '--dry-run')).toContain('まだ変更していません');
  expect([await stockOf(api.db, product.id), await balance()]).toEqual(completed);
  const out = await run('returns', 'undo', number);
  expect(out).toContain(`${number}（${order.no}・`);
  expect(out).toContain('手続き完了 → 承認済み（取り消した記録: 返金額 95円・ポイント 返却 60');
  expect([await stockOf(api.db, product.id), await balance()]).toEqual(before);
  expect(await requestOf(number)).toMatchObject({
    ...{ status: 'approved', refund: null, completedAt: null, pointsRefunded: 0, pointsRevoked: 0 },
  });
  const mail = (await api.mailbox()).find(({ subject }) =>
    subject.includes('手続き完了のお知らせの取り消し'),
  );
  for (const words of [number, '当店の誤りでした', 'あらためてご案内']) expect(mail?.text).toContain(words);
  const audit = await api.db.select().from(auditEntries).where(eq(auditEntries.target, number));
  expect(audit.at(-1)).toMatchObject({
    command: 'returns undo',
    before: { status: 'completed', refund: 95, points_refunded: 60, restocked: 1 },
    after: { status: 'approved' },
  });
  await checkInvariants(api.db);
  await complete(number, 950, 0);
  expect(await requestOf(number)).toMatchObject({ status: 'completed', refund: 950 });
});

it('of two returns the last one goes first', async () => {
  const order = await place();
  const numbers = [await approved(order), await approved(order)] as const;
  await complete(numbers[0], 333, 7);
  api.clock.advance(60_000);
  await complete(numbers[1], 334, 8);
  expect(await refusedUndo(numbers[0])).toContain('あとに完了した返品');
  await run('returns', 'undo', numbers[1]);
  await run('returns', 'undo', numbers[0]);
  expect(await balance()).toBeGreaterThanOrEqual(OWN - 60);
});

it('stays where what it gave back is gone', async () => {
  const number = await approved(await place());
  await complete(number, 95, 60);
  await setStock(api.db, product.id, 0);
  expect(await refusedUndo(number)).toContain(`${product.code} の在庫が足りない`);
  await setStock(api.db, product.id, 10);
  await setPoints(api.db, userId, 0, api.clock.now());
  expect(await refusedUndo(number)).toContain('お返ししたポイントがすでに使われたか失効');
  expect(await requestOf(number)).toMatchObject({ status: 'completed', refund: 95 });
});

it('points that were spent and owed for the return are owed no longer', async () => {
  await setPoints(api.db, userId, 60, api.clock.now());
  api.clock.advance(1_000);
  const number = await approved(await place());
  const granted = await balance();
  const cart = await createReadyCart(api, [{ product_key: product.key, quantity: 1 }], member);
  const body = { cart_token: cart.token, point: granted };
  await decideCart(api, (await api.call(setCartPointSpec, { body }, member)).body, member);
  await complete(number, 3_000, 0);
  await run('returns', 'undo', number);
  expect(await balance()).toBe(0);
});

it('what is not completed cannot be undone', async () => {
  const number = await ask(await place());
  expect(await refusedUndo(number)).toContain('取り消せるのは「手続き完了」のときです');
  expect(await refusedUndo('R260610-AAAAAAAA')).toContain('返品のお申し込みがありません');
});
