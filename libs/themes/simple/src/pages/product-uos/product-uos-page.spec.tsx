import { initCartSpec } from '@shop/contract/carts/init-cart';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { sellByCase } from '@shop/testing-api/sell-by-case';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserCookies } from '@shop/session/browser-cookies';
import { simpleTheme } from '../../theme';
import ProductUosPage from './product-uos-page';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});

it('[route-product-key-uos] a case says its price, that of one piece and its stock, and goes into the cart as a case', async () => {
  const [product] = await wellStockedProducts(api.db, 1);
  if (product === undefined) throw new Error('No product has stock');
  await sellByCase(api.db, product.id);
  renderPage(<ProductUosPage params={{ key: product.key }} search={new URLSearchParams()} />, {
    services,
    theme: simpleTheme,
    path: `/product/${product.key}/uos`,
  });
  const row = within((await screen.findByRole('heading', { name: 'ケース' })).closest('li') ?? document.body);
  expect(row.getByText('12,540円')).toBeVisible();
  expect(row.getByText(/11,400円（税抜）.*12点入り.*1点あたり 約950円（税抜）/)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: '数量を1増やす' }));
  await userEvent.click(row.getByRole('button', { name: /^カートに入れる/ }));
  expect(await screen.findByText('カートに追加しました')).toBeVisible();
  const token = browserCookies().get('default_cart_token') ?? '';
  const { body } = await api.call(initCartSpec, { body: { token } });
  expect(body.data.detail.products).toMatchObject([{ quantity: 2, unit_price: 11_400 }]);
});
