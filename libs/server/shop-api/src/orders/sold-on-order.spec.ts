import { getProductSpec } from '@shop/contract/products/get-product';
import { createRestockNoticeSpec } from '@shop/contract/restock-notices/create-restock-notice';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createFilledCart, createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { setStock, type StockedProduct, stockOf, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { products } from '../db/schema';

let api: TestApi;
let product: StockedProduct;

beforeAll(async () => {
  api = await openTestApi();
  [product] = (await wellStockedProducts(api.db, 1)) as [StockedProduct];
});
beforeEach(async () => {
  await api.db.update(products).set({ isSoldOnOrder: true }).where(eq(products.id, product.id));
  await setStock(api.db, product.id, 3);
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const want = (quantity: number) => [{ product_key: product.key, quantity }];
const counted = async () => {
  const [row] = await api.db.select().from(products).where(eq(products.id, product.id));
  return [row?.stock, row?.sold, row?.initialStock];
};

it('more than the stock can be ordered; what is missing comes in for the order', async () => {
  const [, sold = 0] = await counted();
  const cart = await createReadyCart(api, want(10));
  expect(cart.data.detail.products[0]?.is_stock_available).toBe(true);
  expect((await decideCart(api, cart)).status).toBe(200);
  expect(await counted()).toEqual([0, sold + 10, sold + 10]);
  const { body } = await api.call(getProductSpec, { params: { key: product.key } });
  expect([body.stock_state, body.stock_left, body.is_stock_available]).toEqual(['in_stock', null, true]);
});

it('what a cancelled order returns is in stock', async () => {
  const { body } = await decideCart(api, await createReadyCart(api, want(10)));
  const { code } = await operatorOf(api)('orders', 'cancelled', body.order_no, '--reason', 'お客様のご都合');
  expect([code, await stockOf(api.db, product.id)]).toEqual([0, 10]);
});

it('buyers at once take each piece once', async () => {
  const carts = await Promise.all(Array.from({ length: 8 }, () => createReadyCart(api, want(2))));
  const responses = await Promise.all(carts.map((cart) => decideCart(api, cart)));
  expect(responses.map(({ status }) => status)).toEqual(carts.map(() => 200));
  expect(await stockOf(api.db, product.id)).toBe(0);
});

it('once it is sold from stock alone, no more than the stock can be bought', async () => {
  const cart = await createReadyCart(api, want(4));
  await api.db.update(products).set({ isSoldOnOrder: false }).where(eq(products.id, product.id));
  const { status, error } = await decideCart(api, cart);
  expect([status, error.code]).toEqual([422, 'cart.products.out_of_stock']);
  expect((await createFilledCart(api, want(3))).data.detail.products).toHaveLength(1);
});

it('nobody needs to wait for it to be back', async () => {
  await setStock(api.db, product.id, 0);
  const { status } = await api.call(createRestockNoticeSpec, {
    params: { key: product.key },
    body: { email: 'waiting@example.jp' },
  });
  expect(status).toBe(422);
});
