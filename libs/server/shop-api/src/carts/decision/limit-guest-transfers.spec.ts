import type { Cart } from '@shop/contract/carts/cart';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { setStock, wellStockedProducts } from '@shop/testing-api/stock';
import { createTestClock } from '@shop/testing-api/test-clock';
import { orders, rateCounters, unpaidHolds } from '../../db/schema';

const DAY_MS = 24 * 60 * 60 * 1000;
const SETTING = 'ORDER.GUEST.TRANSFERS_PER_DAY';
const PER_DAY = 2;
const GUEST: Shopper = { email: 'guest@example.jp' };

const clock = createTestClock();
let api: TestApi;
let product: { readonly id: number; readonly key: string };
beforeAll(async () => {
  api = await openTestApi({ clock });
  product = (await wellStockedProducts(api.db, 1))[0]!;
  await setStock(api.db, product.id, 100);
});
beforeEach(async () => {
  await api.db.delete(rateCounters);
  await api.db.delete(unpaidHolds);
  await limitTo(String(PER_DAY));
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const limitTo = (value: string) => operatorOf(api)('settings', 'set', SETTING, value, '--channel', 'default');
const cartOf = (shopper: Shopper): Promise<Cart> =>
  createReadyCart(api, [{ product_key: product.key, quantity: 1 }], shopper);
const order = async (shopper: Shopper) => decideCart(api, await cartOf(shopper), shopper);
const statuses = async (shoppers: readonly Shopper[]) => {
  const seen: number[] = [];
  for (const shopper of shoppers) seen.push((await order(shopper)).status);
  return seen;
};

it('a guest orders by bank transfer as often as the shop allows; one more is rejected and keeps the cart', async () => {
  expect(await statuses([GUEST, GUEST])).toEqual([200, 200]);
  const before = await api.db.$count(orders);
  const cart = await cartOf(GUEST);
  const { status, error } = await decideCart(api, cart, GUEST);
  expect([status, error.code]).toEqual([422, 'cart.order.too_many_transfers']);
  expect(error.message).toContain('一日に2件まで');
  expect(await api.db.$count(orders)).toBe(before);
  const { body } = await api.call(getCartSpec, { params: { cart_token: cart.token } });
  expect(body.data.order).toEqual(cart.data.order);
  expect(body.data.detail).toEqual(cart.data.detail);
});

it.each([
  ['in another spelling', ['Guest@Example.JP'], 422],
  ['with a tag', ['guest+1@example.jp'], 422],
  ['of somebody else', ['other@example.jp'], 200],
])('after that an address %s', async (_name, [email = ''], status) => {
  await statuses([GUEST, GUEST]);
  expect((await order({ email })).status).toBe(status);
});

it('no more than that get through at once', async () => {
  const carts = [await cartOf(GUEST), await cartOf(GUEST), await cartOf(GUEST), await cartOf(GUEST)];
  const results = await Promise.all(carts.map((cart) => decideCart(api, cart, GUEST)));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422]);
});

it('a decision that is repeated counts once, and one that is rejected not at all', async () => {
  const cart = await cartOf(GUEST);
  for (let times = 0; times < 3; times += 1) expect((await decideCart(api, cart, GUEST)).status).toBe(200);
  const changed = await cartOf(GUEST);
  const wrong = { ...changed, data: { ...changed.data, order: { ...changed.data.order, total_payment: 1 } } };
  for (let times = 0; times < 3; times += 1) expect((await decideCart(api, wrong, GUEST)).status).toBe(422);
  expect((await decideCart(api, changed, GUEST)).status).toBe(200);
});

it('members order on, also under an address that is used up, and their orders use nothing up', async () => {
  const member = { token: await api.signIn('member@example.jp') };
  expect(await statuses([member, member, member])).toEqual([200, 200, 200]);
  const address = { email: 'member@example.jp' };
  expect(await statuses([address, address, address])).toEqual([200, 200, 422]);
  expect((await order(member)).status).toBe(200);
});

it('a member whose address is not verified counts as a guest of that address does', async () => {
  const member = { token: await api.signIn('unregistered@example.jp') };
  expect(await statuses([member, member, member])).toEqual([200, 200, 422]);
  expect((await order({ email: 'unregistered@example.jp' })).status).toBe(422);
});

it('an address that is used up is told the same whether it is a member’s or nobody’s', async () => {
  const said: unknown[] = [];
  for (const email of ['second@example.jp', 'nobody@example.jp']) {
    await statuses([{ email }, { email }]);
    const { status, error } = await order({ email });
    said.push([status, error.code, error.message]);
  }
  expect(said[0]).toEqual(said[1]);
});

it.each([PAYMENTS.cashOnDelivery, PAYMENTS.convenienceStore])(
  'orders that are paid later in another way (%i) count as well',
  async (payment_id) => {
    const payLater = async () => {
      const { token } = await cartOf(GUEST);
      const { body } = await api.call(modifyCartOrderSpec, { body: { cart_token: token, payment_id } });
      return (await decideCart(api, body, GUEST)).status;
    };
    expect([await payLater(), await payLater(), await payLater()]).toEqual([200, 200, 422]);
    expect((await order(GUEST)).status).toBe(422);
  },
);

it('another way to pay is free, and a day later bank transfer is as well', async () => {
  await statuses([GUEST, GUEST]);
  const cart = await cartOf(GUEST);
  expect((await decideCart(api, cart, GUEST)).status).toBe(422);
  const body = { cart_token: cart.token, payment_id: PAYMENTS.card };
  expect((await api.call(modifyCartOrderSpec, { body })).status).toBe(200);
  clock.advance(DAY_MS);
  expect((await order(GUEST)).status).toBe(200);
});

it('the operator may lift the limit', async () => {
  expect((await limitTo('none')).code).toBe(0);
  expect(await statuses([GUEST, GUEST, GUEST])).toEqual([200, 200, 200]);
});
