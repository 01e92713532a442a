import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { until } from '@shop/testing-api/until';

let api: TestApi;
const sent: string[] = [];
beforeAll(async () => {
  api = await openTestApi({
    transport: ({ subject }) => {
      sent.push(subject);
      return Promise.resolve();
    },
  });
});
afterAll(() => api.close());

it('the mail of a cancellation leaves with the cancellation', async () => {
  const member = { token: await api.signIn('member@example.jp') };
  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 1 }], member);
  const { order_id: id } = (await decideCart(api, cart, member)).body;
  expect((await api.call(cancelOrderSpec, { params: { id }, body: {} }, member)).body.status).toBe(
    'cancelled',
  );
  expect(await until('the mail', () => sent.find((one) => one.includes('キャンセル')))).toBeDefined();
});
