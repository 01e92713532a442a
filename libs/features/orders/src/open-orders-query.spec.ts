import { orderPayments, orders } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { asc, eq } from 'drizzle-orm';
import { openOrdersQuery } from './open-orders-query';

type State = Readonly<[status: typeof orders.$inferSelect.status, isPaid: boolean, dueOn: string | null]>;

let api: TestApi;
let services: TestServices;
let own: (typeof orders.$inferSelect)[];
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
  const userId = Number((await services.session.waitForSessionCheck()).userId);
  own = await api.db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id));
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const setState = async ({ id }: { readonly id: number }, [status, isPaid, dueOn]: State) => {
  await api.db.update(orders).set({ status }).where(eq(orders.id, id));
  await api.db.update(orderPayments).set({ isPaid, dueOn }).where(eq(orderPayments.orderId, id));
};

it.each<[what: string, states: readonly State[], onTheirWay: readonly number[], unpaid: readonly number[]]>([
  ['delivered and cancelled orders', [['delivered', true, null]], [], []],
  [
    'shipped orders and one to be paid by a day',
    [
      ['shipped', true, null],
      ['received', false, '2026-06-17'],
    ],
    [0],
    [1],
  ],
  [
    'an order that is paid, or has no day to be paid by',
    [
      ['received', true, '2026-06-17'],
      ['received', false, null],
    ],
    [],
    [],
  ],
  [
    'more unpaid orders than are looked at',
    Array.from({ length: 6 }, (): State => ['received', false, '2026-06-17']),
    [],
    [1, 2, 3, 4, 5],
  ],
])('of %s those that wait are shown', async (_what, states, onTheirWay, unpaid) => {
  for (const [at, order] of own.entries())
    await setState(order, states[at] ?? ['cancelled', false, '2026-06-17']);
  services.queryClient.clear();
  const open = await services.queryClient.fetchQuery(openOrdersQuery(services.api));
  const nos = (places: readonly number[]) => places.map((at) => own[at]!.orderNo).sort();
  expect(open.onTheirWay.map(({ orderNo }) => orderNo).sort()).toEqual(nos(onTheirWay));
  expect(open.unpaid.map(({ orderNo }) => orderNo).sort()).toEqual(nos(unpaid));
  const [first] = open.unpaid;
  if (first === undefined) return;
  const stored = own.find(({ orderNo }) => orderNo === first.orderNo)!;
  const { paymentName, ...facts } = first;
  expect(paymentName).not.toBe('');
  expect(facts).toEqual({
    id: stored.id,
    orderNo: stored.orderNo,
    dueOn: '2026-06-17',
    totalPayment: stored.totalPayment,
  });
});
