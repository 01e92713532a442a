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
