import { getOrderSpec } from '@shop/contract/orders/get-order';
import type { Order } from '@shop/contract/orders/order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { type DividedOrder, placeDividedOrder } from '@shop/testing-api/divided-order';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { desc, eq } from 'drizzle-orm';
import { auditEntries, orderPayments } from '../../db/schema';

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
beforeEach(async () => {
  member = { token: await api.signIn('member@example.jp') };
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

async function place(): Promise<DividedOrder> {
  const cart = await createReadyCart(api, [{ product_key: product, quantity: 2 }], member);
  const { order_id: id, order_no: no } = (await decideCart(api, cart, member)).body;
  return { id, no };
}
const run = async (order: DividedOrder, verb: string, ...rest: readonly string[]) => {
  const done = await shop('orders', verb, order.no, ...rest);
  expect(done).toMatchObject({ code: 0 });
  return done.out;
};
const ship = (order: DividedOrder, tracking: string, ...rest: readonly string[]) =>
  run(order, 'shipped', '--tracking', tracking, '--allow-same-tracking', ...rest);
const refused = async (order: DividedOrder, ...step: readonly string[]) => {
  const { code, err } = await shop('orders', 'undo', order.no, ...step);
  expect(code).toBe(1);
  return err;
};
const seen = async ({ id }: DividedOrder): Promise<Order> =>
  (await api.call(getOrderSpec, { params: { id } }, member)).body;
const statusesOf = (order: Order) => order.histories.map(({ status }) => status);
const lastMailOf = async ({ no }: DividedOrder) =>
  (await api.mailbox()).find(({ subject }) => subject.includes(no));
const lastAuditOf = async ({ no }: DividedOrder) =>
  (
    await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.target, no))
      .orderBy(desc(auditEntries.id))
      .limit(1)
  )[0];

it('a payment is taken back: the order waits for it again, with its account, its days and a new due day', async () => {
  const order = await place();
  const before = await seen(order);
  await run(order, 'paid');
  api.clock.advance(DAY_MS);
  member = { token: await api.signIn('member@example.jp') };
  expect(await run(order, 'undo', 'paid', '--dry-run')).toContain('「ご入金確認済み」を取り消します');
  expect((await seen(order)).payment.is_paid).toBe(true);
  const out = await run(order, 'undo', 'paid');
  expect(out).toContain('様・');
  expect(out).toContain('今は「ご注文受付」です');
  const after = await seen(order);
  expect(statusesOf(after)).toEqual(['received']);
  expect(after.payment).toMatchObject({ is_paid: false, bank_account: before.payment.bank_account });
  expect(after.payment.due_on! > before.payment.due_on!).toBe(true);
  expect(after.shippings[0]?.after_payment).toEqual(before.shippings[0]?.after_payment);
  const mail = await lastMailOf(order);
  expect(mail?.subject).toContain('ご入金確認のお知らせの取り消し');
  expect(mail?.text).toContain('お振込先');
  expect(await lastAuditOf(order)).toMatchObject({
    command: 'orders undo paid',
    before: { status: 'paid', is_paid: true },
    after: { status: 'received', is_paid: false },
  });
  expect(await run(order, 'undo', 'paid')).toContain('変更はありません');
  expect((await lastMailOf(order))?.subject).toBe(mail?.subject);
  await run(order, 'paid');
  const again = await seen(order);
  expect([again.status, again.shippings[0]?.after_payment]).toEqual(['paid', null]);
});

it('of two destinations the one is taken back that is named, and an order that has left is paid again', async () => {
  const order = await placeDividedOrder(api, { product_key: product, quantity: 3 }, member);
  await run(order, 'paid');
  await ship(order, '1111-2222-3333', '--destination', '1');
  await ship(order, '4444-5555-6666', '--destination', '2');
  expect(await refused(order, 'shipped')).toContain('2  佐藤 次郎 様（大阪府） 発送済み 4444-5555-6666');
  expect(await refused(order, 'paid')).toContain('先に orders undo … shipped');
  expect(await run(order, 'undo', 'shipped', '--destination', '2')).toContain('今は「ご入金確認済み」です');
  const after = await seen(order);
  expect(statusesOf(after)).toEqual(['received', 'paid']);
  expect(after.shippings.map(({ tracking }) => tracking?.tracking_number ?? null)).toEqual([
    '1111-2222-3333',
    null,
  ]);
  const mail = await lastMailOf(order);
  expect(mail?.subject).toContain('発送のお知らせの取り消し');
  for (const text of ['佐藤 次郎 様', '4444-5555-6666', '× 2点', 'まだ発送しておりません'])
    expect(mail?.text).toContain(text);
  expect(mail?.text).not.toContain('山田 花子 様\n〒');
  expect(await lastAuditOf(order)).toMatchObject({
    before: { tracking: '4444-5555-6666', destination: 2 },
  });
  expect((await shop('orders', 'list', '--state', 'ready')).out).toContain(order.no);
  expect(await ship(order, '4444-5555-6666', '--destination', '2')).toContain('→ 発送済み');
});

it('an arrival is taken back without a mail, and before what has left', async () => {
  const order = await place();
  await run(order, 'paid');
  await ship(order, '7777-8888-9999');
  const mail = await lastMailOf(order);
  await run(order, 'delivered');
  expect(await refused(order, 'shipped')).toContain('先に orders undo … delivered');
  expect(await run(order, 'undo', 'delivered')).toContain('今は「発送済み」です');
  expect(statusesOf(await seen(order))).toEqual(['received', 'paid', 'shipped']);
  expect((await lastMailOf(order))?.subject).toBe(mail?.subject);
});

it('points that were granted stay, come once, and go with the order', async () => {
  const order = await place();
  await run(order, 'paid');
  await ship(order, '1212-3434-5656');
  await run(order, 'delivered');
  await run(order, 'undo', 'delivered');
  await run(order, 'undo', 'shipped');
  await run(order, 'undo', 'paid');
  expect((await seen(order)).is_point_granted).toBe(true);
  await checkInvariants(api.db);
  await run(order, 'cancelled', '--reason', '入力の誤り');
  expect((await seen(order)).is_point_granted).toBe(false);
  expect(await refused(order, 'paid')).toContain('キャンセルは取り消せません');
});

it('what somebody else noted, and what comes back, is not taken back', async () => {
  const order = await place();
  await api.db.update(orderPayments).set({ isPaid: true }).where(eq(orderPayments.orderId, order.id));
  expect(await refused(order, 'paid')).toContain('決済サービスかご注文のときに記録');
  await api.db
    .update(orderPayments)
    .set({ isPaid: false, paymentId: PAYMENTS.bankTransfer })
    .where(eq(orderPayments.orderId, order.id));
  await run(order, 'paid');
  await ship(order, '9999-0000-1111');
  await run(order, 'delivered');
  const [item] = (await seen(order)).items;
  const body = {
    reason: 'damaged' as const,
    items: [{ order_item_id: item!.id, quantity: 1 }],
    is_agreed: true as const,
  };
  const asked = await api.call(createOrderReturnSpec, { params: { id: order.id }, body }, member);
  expect(asked.status).toBe(201);
  expect(await refused(order, 'delivered')).toContain('返品・サイズ交換の申し込み');
});

it.each([
  ['orders undo NO', []],
  ['取り消せるのは次のどれか', ['cancelled']],
  ['--destination は shipped と', ['paid', '--destination', '1']],
])('a wrong call says %s', async (words, step) => {
  const { code, err } = await shop('orders', 'undo', 'D000000-0000', ...step);
  expect(code).not.toBe(0);
  expect(err).toContain(words);
});

it('a step can be tried first: who, how much, and nothing changes', async () => {
  const order = await place();
  for (const [verb, ...rest] of [['paid'], ['cancelled', '--reason', 'まちがい']] as const) {
    const out = await run(order, verb, ...rest, '--dry-run');
    expect(out).toContain(`${order.no}（`);
    expect(out).toContain('まだ変更していません');
  }
  expect((await seen(order)).status).toBe('received');
});
