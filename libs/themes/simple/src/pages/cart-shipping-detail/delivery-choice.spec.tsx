import type { Cart } from '@shop/contract/carts/cart';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { createReadyCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { createTestServices, type TestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import CartShippingDetailPage from './cart-shipping-detail-page';

const CORPORATE = { channel: 'corporate' };
const HOLIDAY = /：休業日（.+）のためお選びいただけません$/;

let api: TestApi;
let services: TestServices;
let cart: Cart;

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url, 'corporate');
  const [product] = await wellStockedProducts(api.db, 1, CORPORATE);
  cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 2 }], CORPORATE);
  document.cookie = `corporate_cart_token=${cart.token}; path=/`;
});
afterAll(() => {
  cleanup();
  services.session.close();
  return api.close();
});

it('a delivery that needs somebody at the shop closes its days off, as soon as it is chosen', async () => {
  const page = renderPage(<CartShippingDetailPage params={{}} search={new URLSearchParams()} />, {
    services,
    theme: simpleTheme,
    path: '/cart/shipping-detail',
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'お客様へ直送' }));
  await waitFor(() => expect(screen.queryByText(HOLIDAY)).toBeNull());
  await userEvent.click(screen.getByRole('radio', { name: '店舗へ直送' }));
  expect((await screen.findAllByText(HOLIDAY)).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: '次へ' }));
  await waitFor(() => expect(page.pathname()).toBe('/cart/payment'));
  const { body } = await api.call(getCartSpec, { params: { cart_token: cart.token } }, CORPORATE);
  expect(body.data.detail.shippings[0]!.delivery_name).toBe('店舗へ直送');
});
