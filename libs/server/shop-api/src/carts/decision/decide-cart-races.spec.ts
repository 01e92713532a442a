import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decideCart, createReadyCart } from '@shop/testing-api/checkout';
import { IS_SOAK } from '@shop/testing-api/soak-factor';
import { setStock, wellStockedProducts, type StockedProduct, stockOf } from '@shop/testing-api/stock';
import { orders } from '../../db/schema';

/** How many buyers want the last pieces at once. */
const BUYERS = IS_SOAK ? 50 : 12;

let api: TestApi;
let first: StockedProduct;
let second: StockedProduct;

beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: 'http://default.test' } } });
  const stocked = await wellStockedProducts(api.db, 2);
  first = stocked[0]!;
  second = stocked[1]!;
});
afterAll(() => api.close());
afterEach(() => checkInvariants(api.db));

const one = () => [{ product_key: first.key, quantity: 1 }];
const ordersNow = () => api.db.$count(orders);

describe('repeated and concurrent decisions', () => {
  // reliability 23
  it('twenty concurrent decisions make one order and get the same response', async () => {
    const before = await ordersNow();
    const cart = await createReadyCart(api, one());
    const responses = await Promise.all(Array.from({ length: 20 }, () => decideCart(api, cart)));
    const bodies = new Set(responses.map(({ body }) => JSON.stringify(body)));
    expect(bodies.size).toBe(1);
    expect(await ordersNow()).toBe(before + 1);
    const later = await decideCart(api, cart);
    expect(bodies).toContain(JSON.stringify(later.body));
  });

  // reliability 23
  it('buyers who lose the connection and retry make one order', async () => {
    const before = await ordersNow();
    const cart = await createReadyCart(api, one());
    const { url } = await api.serve();
    const decide = (signal?: AbortSignal) =>
      fetch(`${url}/v1/carts/${cart.token}/decision`, {
        method: 'POST',
        headers: { 'channel-id': 'default', 'content-type': 'application/json' },
        body: JSON.stringify({ total_payment: cart.data.order.total_payment }),
        ...(signal === undefined ? {} : { signal }),
      });
    const heard = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        decide(index % 2 === 0 ? AbortSignal.timeout(index) : undefined),
      ),
    );
    expect(heard.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    const responses = await Promise.all(
      heard.flatMap((one) => (one.status === 'fulfilled' ? [one.value.text()] : [])),
    );
    expect(new Set([...responses, await (await decide()).text()]).size).toBe(1);
    expect(await ordersNow()).toBe(before + 1);
  });

  it('another total for an ordered cart is rejected, and the cart cannot be changed', async () => {
    const cart = await createReadyCart(api, one());
    await decideCart(api, cart);
    const other = await api.call(decideCartSpec, {
      params: { cart_token: cart.token },
      body: { total_payment: cart.data.order.total_payment + 1 },
    });
    expect([other.status, other.error.code]).toEqual([422, 'cart.common.already_decided']);
    const read = await api.call(getCartSpec, { params: { cart_token: cart.token } });
    expect([read.status, read.error.code]).toEqual([422, 'cart.common.already_decided']);
  });

  // reliability 22
  it('many buyers of five pieces buy exactly five', async () => {
    const carts = await Promise.all(
      Array.from({ length: BUYERS }, () => createReadyCart(api, [{ product_key: second.key, quantity: 1 }])),
    );
    await setStock(api.db, second.id, 5);
    const before = await ordersNow();
    const responses = await Promise.all(carts.map((cart) => decideCart(api, cart)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    const rejections = responses.filter(({ status }) => status !== 200).map(({ error }) => error.code);
    expect(new Set(rejections)).toEqual(new Set(['cart.products.out_of_stock']));
    expect(await stockOf(api.db, second.id)).toBe(0);
    expect(await ordersNow()).toBe(before + 5);
    await setStock(api.db, second.id, 5000);
  });

  it('buyers of the same products in different orders do not deadlock', async () => {
    const there = [first, second].map(({ key }) => ({ product_key: key, quantity: 1 }));
    const carts = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        createReadyCart(api, index % 2 === 0 ? there : [...there].reverse()),
      ),
    );
    const responses = await Promise.all(carts.map((cart) => decideCart(api, cart)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  });
});
