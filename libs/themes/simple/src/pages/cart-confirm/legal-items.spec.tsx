import { getStaticPageSpec } from '@shop/contract/static-pages/get-static-page';
import { createReadyCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { screen } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import CartConfirmPage from './cart-confirm-page';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
});
afterEach(() => services.session.close());
afterAll(() => api.close());

it.each([
  ['14', '未使用の商品に限り、到着から14日以内にご連絡いただいたものを承ります。'],
  ['0', 'お客さまのご都合による返品については、お問い合わせください。'],
])('with ORDER.RETURN.DAYS %s the last page before the order and /legal say the same', async (days, said) => {
  const set = ['settings', 'set', 'ORDER.RETURN.DAYS', days, '--channel', 'default'];
  expect(await operatorOf(api)(...set)).toMatchObject({ code: 0 });
  const { body: legal } = await api.call(getStaticPageSpec, { params: { path: '/legal' } });
  expect(legal.body.replace(/<[^>]*>/g, '')).toContain(said);
  const [product] = await wellStockedProducts(api.db, 1);
  const { token } = await createReadyCart(api, [{ product_key: product?.key ?? '', quantity: 1 }]);
  document.cookie = `default_cart_token=${token}; path=/`;
  services = await createTestServices((await api.serve()).url);
  renderPage(<CartConfirmPage />, { services, theme: simpleTheme, path: '/cart/confirm/' });
  const term = await screen.findByText('キャンセル・返品');
  expect(term.nextElementSibling).toHaveTextContent(said);
  expect(term.nextElementSibling).toHaveTextContent('お問い合わせからキャンセルを承ります。');
  expect(screen.getByRole('link', { name: '返品の条件（特定商取引法に基づく表記）' })).toHaveAttribute(
    'href',
    '/legal',
  );
});

it.each([
  ['a thing', [10], ['未使用の商品に限り'], ['次の商品は']],
  ['food', [8], ['次の商品は、お客さまのご都合による返品をお受けできません：'], ['未使用の商品に限り']],
  ['both', [10, 8], ['未使用の商品に限り', '次の商品は、お客さまのご都合による返品をお受けできません：'], []],
] as const)('an order of %s names what is not taken back', async (_what, rates, said, unsaid) => {
  const set = ['settings', 'set', 'ORDER.RETURN.DAYS', '14', '--channel', 'default'];
  expect(await operatorOf(api)(...set)).toMatchObject({ code: 0 });
  const found = await Promise.all(rates.map((taxRate) => wellStockedProducts(api.db, 1, { taxRate })));
  const lines = found.flat().map(({ key }) => ({ product_key: key, quantity: 1 }));
  const { token, data } = await createReadyCart(api, lines);
  document.cookie = `default_cart_token=${token}; path=/`;
  services = await createTestServices((await api.serve()).url);
  renderPage(<CartConfirmPage />, { services, theme: simpleTheme, path: '/cart/confirm/' });
  const { nextElementSibling: terms } = await screen.findByText('キャンセル・返品');
  for (const text of said) expect(terms).toHaveTextContent(text);
  for (const text of unsaid) expect(terms).not.toHaveTextContent(text);
  for (const { product_name: name, tax_rate: rate } of data.detail.products)
    if (rate === 8) expect(terms).toHaveTextContent(`：${name}。`);
});
