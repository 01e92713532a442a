import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { cleanUp } from '@shop/testing-api/clean-up';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { shipOrder } from '@shop/testing-api/shipped-order';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { sql } from 'drizzle-orm';
import { orderPayments, rateCounters } from './schema';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long nobody has paid that the cleanup cancels the order. */
const UNPAID_MS = 30 * DAY_MS;
/** What the works below change first. */
const CHANGED = ['products', 'orders', 'order_returns', 'point_entries', 'cart_lines', 'carts'];

let api: TestApi;
let product: StockedProduct;
let member: Shopper;
beforeAll(async () => {
  api = await openTestApi();
  product = (await wellStockedProducts(api.db, 1))[0]!;
  // A number of a sequence stays taken when its transaction is rolled back, so the second try does not lose.
  await api.db.execute(sql`create sequence tries`);
  await api.db.execute(sql`
    create function lose_once() returns trigger language plpgsql as $$ begin
      if nextval('tries') = 1 then raise exception 'chosen' using errcode = '40P01'; end if;
      return new;
    end $$`);
});
beforeEach(async () => {
  member = { token: await api.signIn('member@example.jp') };
  await api.db.delete(rateCounters);
});
afterAll(() => api.close());

/** Does the work while the first change of any of the tables is lost to somebody else's. */
async function losingOnce(work: () => Promise<unknown>) {
  await api.db.execute(sql`alter sequence tries restart`);
  for (const table of CHANGED)
    await api.db.execute(
      sql.raw(
        `create trigger lose before insert or update on ${table} for each row execute function lose_once()`,
      ),
    );
  try {
    return await work();
  } finally {
    for (const table of CHANGED) await api.db.execute(sql.raw(`drop trigger lose on ${table}`));
  }
}
const tries = async () => {
  const { rows } = await api.db.execute<{ last_value: number }>(sql`select last_value from tries`);
  return rows[0]?.last_value ?? 0;
};
const lines = () => [{ product_key: product.key, quantity: 1 }];
const order = async () => (await decideCart(api, await createReadyCart(api, lines(), member), member)).body;

/** Each prepares something, and returns what is then done with how it ended. */
const WORKS: readonly (readonly [string, () => Promise<() => Promise<unknown>>, unknown])[] = [
  [
    'a change of a cart',
    async () => {
      const cart = await createReadyCart(api, lines(), member);
      const body = { cart_token: cart.token, product_key: product.key, quantity: 1 };
      return async () => (await api.call(addCartProductSpec, { body }, member)).status;
    },
    200,
  ],
  [
    'an order',
    async () => {
      const cart = await createReadyCart(api, lines(), member);
      return async () => (await decideCart(api, cart, member)).status;
    },
    200,
  ],
  [
    'the cancellation of an order by its member',
    async () => {
      const { order_id: id } = await order();
      return async () => (await api.call(cancelOrderSpec, { params: { id }, body: {} }, member)).status;
    },
    200,
  ],
  [
    'the cancellation of orders that nobody paid',
    async () => {
      await api.db.update(orderPayments).set({ dueOn: null });
      await order();
      api.clock.advance(UNPAID_MS);
      return async () => (await cleanUp(api, 'unpaidOrders')).unpaidOrders;
    },
    1,
  ],
  [
    'a payment that the shop notes',
    async () => {
      const { order_no: no } = await order();
      return async () => (await operatorOf(api)('orders', 'paid', no)).err;
    },
    '',
  ],
  [
    'stock that the shop sets',
    () =>
      Promise.resolve(
        async () => (await operatorOf(api)('stock', 'set', product.code, '777', '--channel', 'default')).err,
      ),
    '',
  ],
  [
    'a return',
    async () => {
      const { id } = await shipOrder(api, lines(), member);
      const { items } = (await api.call(getOrderSpec, { params: { id } }, member)).body;
      const returned = items.map((item) => ({ order_item_id: item.id, quantity: 1 }));
      const body = { items: returned, reason: 'size' as const, remark: '', is_agreed: true as const };
      return async () => (await api.call(createOrderReturnSpec, { params: { id }, body }, member)).status;
    },
    201,
  ],
];

it.each(WORKS)(
  '%s is done once, though its transaction is lost to another one at first',
  async (_name, prepare, expected) => {
    const work = await prepare();
    expect(await losingOnce(work)).toEqual(expected);
    expect(await tries()).toBeGreaterThan(1);
    await checkInvariants(api.db);
  },
);
