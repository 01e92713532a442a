import { listProductsSpec } from '@shop/contract/products/list-products';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { SETTINGS_KEY } from '@shop/site/settings/settings-query';
import { readSettings } from '@shop/site/settings/settings';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { setStock, wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import { BuyBar } from './buy-bar';

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

it.each([
  [{}, 1],
  [{ 'CART.POPUP.IS_TOAST': false }, 0],
])(
  '[setting-unnamed-cart-popup-and-theme] [const-cart-popup-settings] [beh-add-to-cart-popup] with the settings %j adding a product shows %i toasts',
  async (settings, toasts) => {
    services.queryClient.setQueryData(SETTINGS_KEY, readSettings(settings));
    const { body } = await api.call(listProductsSpec, { query: { in_stock: true } });
    const product = await services.queryClient.fetchQuery(productQuery(services.api, body[0]?.key ?? ''));
    const { unmount } = renderPage(<BuyBar product={product} />, { services, theme: simpleTheme });
    await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }));
    await screen.findByRole('link', { name: 'カートを見る' });
    expect(screen.queryAllByText('カートに追加しました')).toHaveLength(toasts);
    unmount();
    document.body.replaceChildren();
  },
);

it.each([
  ['drawer', 'ご購入手続きへ'],
  ['dialog', 'ご購入手続きへ'],
])('with the setting %s it shows the product in a window that leads on', async (view, onward) => {
  services.queryClient.setQueryData(SETTINGS_KEY, readSettings({ 'CART.ADDED.VIEW': view }));
  const { body } = await api.call(listProductsSpec, { query: { in_stock: true } });
  const product = await services.queryClient.fetchQuery(productQuery(services.api, body[0]?.key ?? ''));
  const { unmount } = renderPage(<BuyBar product={product} />, { services, theme: simpleTheme });
  await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }));
  const shown = within(await screen.findByRole('dialog', { name: 'カートに追加しました' }));
  expect(await shown.findByText(new RegExp(`^${product.name}`))).toBeVisible();
  expect(shown.getByRole('link', { name: 'カートを見る' })).toHaveAttribute('href', '/cart/');
  expect(shown.getByRole('link', { name: onward })).toHaveAttribute('href', '/cart/shipping-select');
  expect(shown.queryAllByText(/^小計/)).toHaveLength(view === 'drawer' ? 1 : 0);
  await userEvent.click(shown.getByRole('button', { name: '買い物を続ける' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
});

it('says in words that there is not so much of it, and never that it was added', async () => {
  services.queryClient.setQueryData(SETTINGS_KEY, readSettings({}));
  const [item] = await wellStockedProducts(api.db, 1);
  const product = await services.queryClient.fetchQuery(productQuery(services.api, item!.key));
  const { unmount } = renderPage(<BuyBar product={product} />, { services, theme: simpleTheme });
  await setStock(api.db, item!.id, 0);
  await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('ただいま在庫がございません');
  expect(screen.queryByText('カートに追加しました')).toBeNull();
  await setStock(api.db, item!.id, 5000);
  unmount();
});
