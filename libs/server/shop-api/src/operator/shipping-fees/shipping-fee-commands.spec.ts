import { createReadyCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';

let api: TestApi;
let shop: Operator;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
});
afterAll(() => api.close());

const OF_DEFAULT = ['--channel', 'default'];

it('a cart to Tokyo costs what was set for it', async () => {
  await shop('settings', 'set', 'ORDER.CARRIAGE.FREE_FROM', 'none', ...OF_DEFAULT);
  const set = await shop('shipping-fees', 'set', '東京都,神奈川県', '777', '--days', '3', ...OF_DEFAULT);
  expect(set).toMatchObject({ code: 0, err: '' });
  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createReadyCart(api, [{ product_key: product?.key ?? '', quantity: 1 }]);
  expect(cart.data.order.amounts_with_tax.carriage).toBe(777);
  const { out } = await shop('shipping-fees', 'list', ...OF_DEFAULT);
  expect(out.split('\n')).toHaveLength(47);
  expect(out).toContain('東京都  777円  3日\n神奈川県  777円  3日');
  expect(out).toContain('北海道  1320円  2日');
  expect((await shop('audit', '--limit', '1')).out).toContain('shipping-fees set  default  東京都,神奈川県');
});

it('all prefectures are set at once, in one shop alone', async () => {
  expect((await shop('shipping-fees', 'set', 'all', '500', ...OF_DEFAULT)).out).toContain('47');
  expect((await shop('shipping-fees', 'list', ...OF_DEFAULT)).out).toContain('沖縄県  500円  4日');
  expect((await shop('shipping-fees', 'list', '--channel', 'gift')).out).toContain('沖縄県  1980円  4日');
});

it.each([
  [['set', '東京', '500', ...OF_DEFAULT], '都道府県ではありません: 東京'],
  [['set', '東京都', '-1', ...OF_DEFAULT], 'YEN は 0 から'],
  [['set', '東京都', '1.5', ...OF_DEFAULT], 'YEN は 0 から'],
  [['set', '東京都', '500', '--days', '99', ...OF_DEFAULT], '--days は 0 から'],
])('shipping-fees rejects %j', async (words, said) => {
  const result = await shop('shipping-fees', ...words);
  expect(result).toMatchObject({ code: 2, err: expect.stringContaining(said) as string });
});
