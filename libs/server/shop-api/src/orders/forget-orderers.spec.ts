import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { cleanUp } from '@shop/testing-api/clean-up';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { orderReceipts, orders, orderShippings } from '../db/schema';

const DAY_MS = 24 * 60 * 60 * 1000;
const BUYER = 'buyer@example.jp';
const TASK = 'RETENTION.UNPAID_CANCELLED_ORDERS_DAYS';

let api: TestApi;
let member: Shopper;
beforeAll(async () => {
  api = await openTestApi();
  await signIn();
});
afterAll(() => api.close());

async function signIn(): Promise<void> {
  member = { token: await api.signIn(BUYER) };
}
const shop = (...words: string[]) => operatorOf(api)(...words);

async function order() {
  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 1 }], member);
  const { order_id: id, order_no: no } = (await decideCart(api, cart, member)).body;
  await api.db.update(orders).set({ remarks: '裏口へ', memo: '父へ' }).where(eq(orders.id, id));
  await api.db.insert(orderReceipts).values({ orderId: id, addressee: '佐藤' });
  return { id, no };
}
const cancel = (id: number) =>
  api.call(cancelOrderSpec, { params: { id }, body: { cancel_reason: '転居' } }, member);
const rowOf = async (id: number) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0]!;
const addressOf = async (id: number) =>
  (await api.db.select().from(orderShippings).where(eq(orderShippings.orderId, id)))[0]!.address;

it('forgets who cancelled an order that was never paid, after its days, and nothing of any other', async () => {
  const [unpaid, paid, open, later] = [await order(), await order(), await order(), await order()];
  await shop('orders', 'paid', paid.no);
  for (const { id } of [unpaid, paid]) await cancel(id);
  api.clock.advance(179 * DAY_MS);
  await cleanUp(api, TASK);
  expect((await rowOf(unpaid.id)).ordererEmail).toBe(BUYER);
  await signIn();
  await cancel(later.id);
  api.clock.advance(2 * DAY_MS);
  await cleanUp(api, TASK);
  const forgotten = await rowOf(unpaid.id);
  expect(forgotten).toMatchObject({
    ...{ ordererName: '', ordererCompanyName: '', ordererDepartment: '', ordererEmail: '' },
    ...{ ordererPhoneNumber: '', remarks: '', memo: null, cancelReason: null, orderNo: unpaid.no },
  });
  expect(forgotten.totalPayment).toBeGreaterThan(0);
  expect(await addressOf(unpaid.id)).toBeNull();
  expect(await api.db.$count(orderReceipts, eq(orderReceipts.orderId, unpaid.id))).toBe(0);
  for (const { id } of [paid, open, later]) {
    expect(await rowOf(id)).toMatchObject({ ordererName: '佐藤 健', remarks: '裏口へ' });
    expect(await addressOf(id)).not.toBeNull();
  }
  await signIn();
  const { body } = await api.call(getOrderSpec, { params: { id: unpaid.id } }, member);
  expect([body.status, body.shippings, body.orderer.email]).toEqual(['cancelled', [], '']);
});

it('the shop sets the days', async () => {
  await signIn();
  const { id } = await order();
  await cancel(id);
  await shop('settings', 'set', TASK, '1', '--channel', 'default');
  api.clock.advance(2 * DAY_MS);
  await cleanUp(api, TASK);
  expect((await rowOf(id)).ordererName).toBe('');
});
