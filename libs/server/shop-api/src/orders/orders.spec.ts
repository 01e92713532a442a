import { getCartOrderSpec } from '@shop/contract/carts/get-cart-order';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { listPaymentsSpec } from '@shop/contract/payments/list-payments';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decideCart, createReadyCart, type Shopper } from '@shop/testing-api/checkout';
import { wellStockedProducts, type StockedProduct, stockOf } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { orderPayments, orders } from '../db/schema';

let api: TestApi;
let mug: StockedProduct;
let member: Shopper;
let second: Shopper;

beforeAll(async () => {
  api = await openTestApi();
  mug = (await wellStockedProducts(api.db, 1))[0]!;
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const place = async (shopper: Shopper = member, quantity = 1) => {
  const cart = await createReadyCart(api, [{ product_key: mug.key, quantity }], shopper);
  return { cart, ...(await decideCart(api, cart, shopper)).body };
};
const cancel = (id: number, shopper: Shopper = member, cancel_reason = '') =>
  api.call(cancelOrderSpec, { params: { id }, body: { cancel_reason } }, shopper);

// spec items: call-get-v1-me-orders, entity-order, beh-screen-order-history
it('lists the member’s orders by pages, newest first, with their sum', async () => {
  const placed = [await place(second), await place(second), await place(second)];
  const { body, headers } = await api.call(listOrdersSpec, { query: { per: 2, page: 1 } }, second);
  expect(body.data.map(({ id }) => id)).toEqual([placed[2]!.order_id, placed[1]!.order_id]);
  expect(['x-total', 'x-per-page', 'x-last-page', 'x-current-page'].map((name) => headers.get(name))).toEqual(
    ['3', '2', '2', '1'],
  );
  const sum = placed.reduce((all, { total_payment }) => all + total_payment, 0);
  expect(body.user_order_total_payment).toBe(sum);
  await cancel(placed[0]!.order_id, second);
  const after = await api.call(listOrdersSpec, { query: {} }, second);
  expect(after.body.user_order_total_payment).toBe(sum - placed[0]!.total_payment);
  const others = (await api.call(listOrdersSpec, { query: {} }, member)).body.data.map(({ id }) => id);
  expect(placed.filter(({ order_id }) => others.includes(order_id))).toEqual([]);
});

// spec items: call-get-v1-me-orders, valid-min-date
it('lists the orders of some days in Japan, both included, with their number and sum', async () => {
  const { order_id: id, total_payment } = await place(second);
  // The first and the last millisecond of a day in Japan.
  const list = async (orderedAt: string, query: { from?: string; to?: string }) => {
    await api.db
      .update(orders)
      .set({ orderedAt: new Date(orderedAt) })
      .where(eq(orders.id, id));
    const { body, headers } = await api.call(listOrdersSpec, { query }, second);
    return [body.data.map((order) => order.id), body.user_order_total_payment, headers.get('x-total')];
  };
  const found = [[id], total_payment, '1'];
  const nothing = [[], 0, '0'];
  const day = { from: '2025-03-10', to: '2025-03-10' };
  expect(await list('2025-03-09T15:00:00.000Z', day)).toEqual(found);
  expect(await list('2025-03-10T14:59:59.999Z', day)).toEqual(found);
  expect(await list('2025-03-09T14:59:59.999Z', day)).toEqual(nothing);
  expect(await list('2025-03-10T15:00:00.000Z', day)).toEqual(nothing);
  expect(await list('2025-03-10T15:00:00.000Z', { to: '2025-03-11' })).toEqual(found);
  const others = await api.call(listOrdersSpec, { query: { to: '2025-03-11' } }, member);
  expect(others.body.data).toEqual([]);
  const wrong = await api.call(listOrdersSpec, { query: { from: '2025-03-11', to: '2025-03-10' } }, second);
  expect([wrong.status, wrong.error.errors]).toEqual([422, { to: ['参照終了日は参照開始日より大きです。'] }]);
});

// spec items: call-get-v1-me-orders-id
it('shows one order with account and due day until it is paid', async () => {
  const { order_id: id, order_no } = await place();
  const { body } = await api.call(getOrderSpec, { params: { id } }, member);
  expect(body).toMatchObject({
    order_no,
    status: 'received',
    is_cancellable: true,
    cancel_only_ecd_key: '',
    payment: { is_paid: false, due_on: '2026-06-17', bank_account: { account_type: '普通' } },
    histories: [{ status: 'received', status_name: 'ご注文受付', changed_at: '2026-06-10T03:00:00.000Z' }],
  });
  const paid = { isPaid: true, paidAt: api.clock.now() };
  await api.db.update(orderPayments).set(paid).where(eq(orderPayments.orderId, id));
  const { body: after } = await api.call(getOrderSpec, { params: { id } }, member);
  expect(after.payment).toMatchObject({ is_paid: true, due_on: null, bank_account: null });
});

// spec items: call-put-v1-me-orders-id-cancel, trans-order-cancel-replaces, valid-cancel-reason-free; reliability 24
it('cancels once under concurrent requests, and returns the pieces once', async () => {
  const { order_id: id } = await place(member, 3);
  const before = await stockOf(api.db, mug.id);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => cancel(id, member, '間違えて注文しました')),
  );
  for (const { body } of responses)
    expect(body).toMatchObject({
      id,
      status: 'cancelled',
      is_cancellable: false,
      cancel_reason: '間違えて注文しました',
      histories: [{ status: 'received' }, { status: 'cancelled', status_name: 'キャンセル済み' }],
    });
  expect(await stockOf(api.db, mug.id)).toBe(before + 3);
});

it.each(['shipped', 'delivered'] as const)(
  '[notshown-account-status-values] rejects cancelling an order that is %s',
  async (status) => {
    const { order_id: id } = await place();
    const before = await stockOf(api.db, mug.id);
    await api.db.update(orders).set({ status }).where(eq(orders.id, id));
    const { status: code, error } = await cancel(id);
    expect([code, error.code]).toEqual([422, 'order.cancel.not_cancellable']);
    expect(await stockOf(api.db, mug.id)).toBe(before);
  },
);

describe('an order is hidden from', () => {
  it('another member, who gets the same 404 as for an unknown order and changes nothing', async () => {
    const { order_id } = await place();
    for (const id of [order_id, 2_000_000_000]) {
      for (const response of [
        await api.call(getOrderSpec, { params: { id } }, second),
        await cancel(id, second),
      ])
        expect([response.status, response.error]).toEqual([
          404,
          { code: 'order.not_found', message: '注文が見つかりません' },
        ]);
    }
    const { body } = await api.call(getOrderSpec, { params: { id: order_id } }, member);
    expect(body.status).toBe('received');
  });

  it('everybody who is not signed in', async () => {
    expect((await api.call(listOrdersSpec, { query: {} })).status).toBe(401);
    expect((await api.call(getOrderSpec, { params: { id: 1 } })).status).toBe(401);
    expect((await cancel(1, {})).status).toBe(401);
  });

  // spec items: call-get-v1-carts-order-order-no
  it('an order number opens a member’s order for that member only, a guest’s for the cart’s token only', async () => {
    const own = await place();
    const guests = await place({});
    const see = async (order: typeof own, who: Shopper, cart_token?: string) => {
      const query = cart_token === undefined ? {} : { cart_token };
      return (await api.call(getCartOrderSpec, { params: { orderNo: order.order_no }, query }, who)).status;
    };
    expect(await see(own, member)).toBe(200);
    expect(await see(own, second)).toBe(404);
    expect(await see(own, {})).toBe(404);
    expect(await see(own, {}, own.cart.token)).toBe(404);
    expect(await see(guests, {}, guests.cart.token)).toBe(200);
    expect(await see(guests, {})).toBe(404);
    expect(await see(guests, {}, own.cart.token)).toBe(404);
    expect(await see(guests, member)).toBe(404);
    expect(await see(guests, { channel: 'gift' }, guests.cart.token)).toBe(404);
  });
});

// spec items: call-get-v1-payments, choice-payment-1, choice-payment-2
it.each([
  ['default', [4, 6, 7, 5, 1, 3]],
  ['school', [6, 5, 1]],
  ['gift', [4, 6, 7, 5, 1, 3]],
  ['corporate', [1, 2]],
])('the shop %s is paid by %j', async (channel, ids) => {
  const { body } = await api.call(listPaymentsSpec, {}, { channel });
  expect(body.map(({ id }) => id)).toEqual(ids);
});
