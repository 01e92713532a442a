import { listProductsSpec } from '@shop/contract/products/list-products';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { SETTINGS_KEY } from '@shop/site/settings-query';
import { readSettings } from '@shop/site/settings';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import { AddToCart } from './add-to-cart';

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
    const { unmount } = renderPage(<AddToCart product={product} />, { services, theme: simpleTheme });
    await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }));
    await screen.findByRole('link', { name: 'カートを見る' });
    expect(screen.queryAllByText('カートに追加しました')).toHaveLength(toasts);
    unmount();
    document.body.replaceChildren();
  },
);
