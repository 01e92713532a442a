import type { Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { shipOrder } from '@shop/testing-api/shipped-order';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { createTestClock } from '@shop/testing-api/test-clock';
import { eq } from 'drizzle-orm';
import { orders } from '../db/schema';
import { loadOrderDetail, type OrderDetail } from '../orders/order-store';
import { arrivalDayOf } from './arrival-day';

let api: TestApi;
let detail: OrderDetail;
beforeAll(async () => {
  // Shipped to Tokyo on the tenth: one day of transport.
  api = await openTestApi({ clock: createTestClock('2026-06-10T12:00:00+09:00') });
  const member: Shopper = { token: await api.signIn('member@example.jp') };
  const [product] = await wellStockedProducts(api.db, 1);
  const { id } = await shipOrder(api, [{ product_key: product!.key, quantity: 1 }], member);
  detail = await loadOrderDetail(api.db, (await api.db.select().from(orders).where(eq(orders.id, id)))[0]!);
});
afterAll(() => api.close());

/** The order where its page promises the first day and its shopper wished one. */
const expected = (earliestArrivalOn: string, deliveryAt: string | null): OrderDetail => ({
  ...detail,
  shippings: detail.shippings.map((one) => ({ ...one, row: { ...one.row, earliestArrivalOn, deliveryAt } })),
});

it.each([
  ['no day is wished', '2026-06-11', null, '2026-06-11'],
  ['the parcel left before the promised day', '2026-06-13', null, '2026-06-13'],
  ['the parcel left after the promised day', '2026-06-09', null, '2026-06-11'],
  ['a later day is wished', '2026-06-11', '2026-06-15', '2026-06-15'],
  ['the parcel left too late for the wished day', '2026-06-08', '2026-06-08', '2026-06-11'],
])('arrives, where %s', async (_name, earliestArrivalOn, deliveryAt, day) => {
  expect(await arrivalDayOf(api.db, expected(earliestArrivalOn, deliveryAt))).toBe(day);
});

it('the noted delivery goes before the promised and the wished day', async () => {
  const order = { ...detail.order, status: 'delivered' as const };
  const changedAt = new Date('2026-06-12T09:00:00+09:00');
  const histories = [
    ...detail.histories,
    { ...detail.histories[0]!, status: 'delivered' as const, changedAt },
  ];
  expect(await arrivalDayOf(api.db, { ...expected('2026-06-14', '2026-06-15'), order, histories })).toBe(
    '2026-06-12',
  );
});
