import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import type { Order } from '@shop/contract/orders/order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import type { Shopper } from '@shop/testing-api/checkout';
import { type DividedOrder, placeDividedOrder } from '@shop/testing-api/divided-order';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { orderPayments } from '../../db/schema';

const FIRST = '1111-2222-3333';
const SECOND = '4444-5555-6666';
const THIRD = '7777-8888-9999';
const DAY_MS = 24 * 60 * 60 * 1000;

let api: TestApi;
let shop: Operator;
let member: Shopper;
let product: string;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  product = (await wellStockedProducts(api.db, 1))[0]!.key;
});
beforeEach(() => pass(0));
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

/** Lets days pass; sessions end meanwhile. */
async function pass(days: number): Promise<void> {
  api.clock.advance(days * DAY_MS);
  member = { token: await api.signIn('member@example.jp') };
}
const place = () => placeDividedOrder(api, { product_key: product, quantity: 3 }, member);
async function placePaid(): Promise<DividedOrder> {
  const order = await place();
  expect((await shop('orders', 'paid', order.no)).code).toBe(0);
  return order;
}
const ship = ({ no }: DividedOrder, tracking: string, ...rest: readonly string[]) =>
  shop('orders', 'shipped', no, '--tracking', tracking, '--allow-same-tracking', ...rest);
const shipTo = (order: DividedOrder, destination: 1 | 2, tracking: string, ...rest: readonly string[]) =>
  ship(order, tracking, '--destination', String(destination), ...rest);
const seen = async ({ id }: DividedOrder): Promise<Order> =>
  (await api.call(getOrderSpec, { params: { id } }, member)).body;
const numbersOf = async (order: DividedOrder) =>
  (await seen(order)).shippings.map(({ tracking }) => tracking?.tracking_number ?? null);
const mailsOf = async ({ no }: DividedOrder) =>
  (await api.mailbox()).filter(({ subject }) => subject.includes(no));

it('each destination leaves with its own number and mail, and the order is shipped with the last one', async () => {
  const order = await placePaid();
  const before = (await mailsOf(order)).length;
  const first = await shipTo(order, 2, SECOND);
  expect(first.out).toContain('2 か所のうち 1 か所');
  const partly = await seen(order);
  expect([partly.status, await numbersOf(order)]).toEqual(['paid', [null, SECOND]]);
  await pass(1);
  expect((await shipTo(order, 1, FIRST)).out).toContain('→ 発送済み');
  const whole = await seen(order);
  expect([whole.status, await numbersOf(order)]).toEqual(['shipped', [FIRST, SECOND]]);
  expect(whole.histories.map(({ status }) => status)).toEqual(['received', 'paid', 'shipped']);
  expect(whole.shippings.map(({ tracking }) => tracking?.shipped_at)).toEqual([
    api.clock.now().toISOString(),
    new Date(api.clock.now().getTime() - DAY_MS).toISOString(),
  ]);

  const [home, parents, ...others] = await mailsOf(order);
  expect(others).toHaveLength(before);
  for (const [mail, mine, foreign, pieces, rest] of [
    [
      parents,
      [SECOND, '佐藤 次郎 様'],
      [FIRST, '山田 花子 様\n〒', '× 1点'],
      '× 2点',
      'ほかのお届け先の分は',
    ],
    [home, [FIRST, '山田 花子 様\n〒'], [SECOND, '佐藤', '× 2点'], '× 1点', 'これで、すべてのお届け先'],
  ] as const) {
    expect(mail?.subject).toContain('商品を発送いたしました');
    for (const text of [...mine, pieces, rest]) expect(mail?.text).toContain(text);
    for (const text of foreign) expect(mail?.text).not.toContain(text);
  }
  expect((await shop('orders', 'delivered', order.no)).code).toBe(0);
});

it('of several destinations one has to be named; the error lists them with what has left', async () => {
  const order = await placePaid();
  await shipTo(order, 1, FIRST);
  const { code, err } = await ship(order, SECOND);
  expect(code).toBe(1);
  expect(err).toContain(`1  山田 花子 様（東京都） 発送済み ${FIRST}`);
  expect(err).toContain('2  佐藤 次郎 様（大阪府）');
  const unknown = await ship(order, SECOND, '--destination', '3');
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('3 番のお届け先はありません')]);
  expect(await numbersOf(order)).toEqual([FIRST, null]);
});

it('a correction names its destination alone, and takes the step again neither before nor after the last one', async () => {
  const order = await placePaid();
  await shipTo(order, 2, SECOND);
  for (const [number, status] of [
    [THIRD, 'paid'],
    [SECOND, 'shipped'],
  ] as const) {
    if (status === 'shipped') await shipTo(order, 1, FIRST);
    expect((await shipTo(order, 2, number)).out).toContain('訂正しました');
    const [mail] = await mailsOf(order);
    expect(mail?.subject).toContain('訂正');
    expect(mail?.text).toContain('佐藤 次郎 様');
    expect(mail?.text).not.toContain('山田 花子 様\n〒');
    expect((await seen(order)).status).toBe(status);
  }
  const { histories } = await seen(order);
  expect(histories.filter(({ status }) => status === 'shipped')).toHaveLength(1);
});

it('further parcels of a destination are added without an apology; the numbers given again change nothing', async () => {
  const order = await placePaid();
  await shipTo(order, 1, FIRST);
  const mails = (await mailsOf(order)).length;
  expect((await shipTo(order, 1, `${FIRST},${SECOND}`)).out).toContain('追加しました');
  const [mail] = await mailsOf(order);
  expect(mail?.subject).not.toContain('訂正');
  expect(mail?.text).toContain(SECOND);
  expect(mail?.text).not.toContain(FIRST);
  // The hyphens of a number are how it is written, not what it is.
  const again = await shipTo(order, 1, `${SECOND.replaceAll('-', '')},${FIRST}`);
  expect(again.out).toContain('変更はありません');
  expect(await mailsOf(order)).toHaveLength(mails + 1);
  const { tracking } = (await seen(order)).shippings[0]!;
  expect([tracking?.tracking_number, tracking?.others?.map((one) => one.tracking_number)]).toEqual([
    FIRST,
    [SECOND],
  ]);
  expect((await shop('orders', 'show', order.no)).out).toMatch(
    new RegExp(`お届け先 1 山田[^]*${FIRST}[^]*${SECOND}[^]*お届け先 2 佐藤`),
  );
});

it('destinations that leave at the same time lose no number, and the step is taken once', async () => {
  const order = await placePaid();
  const results = await Promise.all([
    ...[shipTo(order, 1, FIRST), shipTo(order, 2, SECOND)],
    ...[shipTo(order, 1, FIRST), shipTo(order, 2, SECOND)],
  ]);
  expect(results.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(await numbersOf(order)).toEqual([FIRST, SECOND]);
  const { histories } = await seen(order);
  expect(histories.filter(({ status }) => status === 'shipped')).toHaveLength(1);
  expect((await mailsOf(order)).filter(({ subject }) => subject.includes('発送いたしました'))).toHaveLength(
    2,
  );
});

it('once a part has left, nobody cancels the order, and it has not been delivered yet', async () => {
  const order = await placePaid();
  const cancellable = async () => {
    const { body } = await api.call(listOrdersSpec, { query: {} }, member);
    const listed = body.data.find(({ id }) => id === order.id);
    return [(await seen(order)).is_cancellable, listed?.is_cancellable];
  };
  expect(await cancellable()).toEqual([true, true]);
  await shipTo(order, 1, FIRST);
  expect(await cancellable()).toEqual([false, false]);
  const byMember = await api.call(cancelOrderSpec, { params: { id: order.id }, body: {} }, member);
  expect([byMember.status, byMember.error.code]).toEqual([422, 'order.cancel.not_cancellable']);
  const byShop = await shop('orders', 'cancelled', order.no, '--reason', '欠品のため');
  expect([byShop.code, byShop.err]).toEqual([1, expect.stringContaining('すでに発送')]);
  expect((await shop('orders', 'delivered', order.no)).err).toContain('まだ発送されていません');
});

it('the invoice and its due day wait for the last destination, and a correction moves neither', async () => {
  const order = await place();
  await api.db
    .update(orderPayments)
    .set({ paymentId: PAYMENTS.deferredInvoice })
    .where(eq(orderPayments.orderId, order.id));
  const dueOn = async () => (await seen(order)).payment.due_on;
  const placed = await dueOn();
  await shipTo(order, 1, FIRST);
  expect(await dueOn()).toBe(placed);
  expect((await mailsOf(order))[0]?.text).not.toContain('請求書（PDF）は、注文詳細の画面から');
  await pass(10);
  await shipTo(order, 2, SECOND);
  const due = await dueOn();
  expect(due).not.toBe(placed);
  expect((await mailsOf(order))[0]?.text).toContain('請求書（PDF）は、注文詳細の画面から');
  await pass(10);
  await shipTo(order, 2, THIRD);
  expect(await dueOn()).toBe(due);
});

it('a dry run says what would be done, and does nothing', async () => {
  const order = await placePaid();
  const mails = (await mailsOf(order)).length;
  expect((await shipTo(order, 1, FIRST, '--dry-run')).out).toMatch(
    new RegExp(`${order.no} お届け先 1 / 2（.* 様・.*円・.*）: 発送済みにします`),
  );
  expect([await numbersOf(order), (await mailsOf(order)).length]).toEqual([[null, null], mails]);
});

it.each<[string, readonly string[]]>([
  ['neither a number nor a file', ['--tracking', FIRST]],
  ['a number and a file', ['X', '--file', 'a.csv']],
  ['a destination that is no number', ['X', '--tracking', FIRST, '--destination', 'a']],
  ['a number of the list that is none', ['X', '--tracking', `${FIRST},`]],
])('rejects %s', async (_name, words) => {
  expect((await shop('orders', 'shipped', ...words)).code).toBe(2);
});
