import { listCartPaymentsSpec } from '@shop/contract/payments/list-cart-payments';
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

it('the checkout tells the fee that was set, in this shop alone', async () => {
  const listed = await shop('payment-fees', 'list', ...OF_DEFAULT);
  expect(listed.out).toContain('10000円まで  330円\n30000円まで  440円');
  expect(await shop('payment-fees', 'set', '50000:220,200000:550', ...OF_DEFAULT)).toMatchObject({
    code: 0,
    err: '',
  });
  const [product] = await wellStockedProducts(api.db, 1);
  const { token } = await createReadyCart(api, [{ product_key: product?.key ?? '', quantity: 1 }]);
  const { body } = await api.call(listCartPaymentsSpec, { params: { cart_token: token } });
  expect(body.find(({ id }) => id === 5)).toMatchObject({ fee_with_tax: 220 });
  expect((await shop('payment-fees', 'list', '--channel', 'gift')).out).toContain('10000円まで  330円');
  expect((await shop('audit', '--limit', '1')).out).toContain('payment-fees set  default');
});

it.each([
  ['10000', '金額と手数料の組ではありません: 10000'],
  ['10000:300:5', '金額と手数料の組ではありません'],
  ['30000:300,10000:200', '小さい順に'],
  ['10000:300,10000:200', '小さい順に'],
  ['0:300', 'TOTAL は 1 から'],
  ['10000:-1', 'FEE は 0 から'],
])('payment-fees set rejects %s', async (brackets, said) => {
  const result = await shop('payment-fees', 'set', brackets, ...OF_DEFAULT);
  expect(result).toMatchObject({ code: 2, err: expect.stringContaining(said) as string });
});
