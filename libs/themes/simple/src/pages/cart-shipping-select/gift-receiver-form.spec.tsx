import { createFilledCart } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import CartShippingSelectPage from './cart-shipping-select-page';

const MEMBER = 'member@example.jp';

const shop = servedShopOfFile();
afterEach(cleanup);

it.each([
  [1, '送料は、お届け先にかかわらず880円（税込）です。'],
  [9, '送料はかかりません。'],
])('tells what sending a gift of %i pieces costs before anything is typed', async (quantity, words) => {
  const { api, services } = shop;
  await act(() => services.session.login({ identifier: MEMBER, password: 'demo-pass-2026' }));
  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createFilledCart(api, [{ product_key: product!.key, quantity }], {
    token: await api.signIn(MEMBER),
  });
  document.cookie = `default_cart_token=${cart.token}; path=/`;
  renderPage(<CartShippingSelectPage params={{}} search={new URLSearchParams('gift=1')} />, {
    services,
    theme: simpleTheme,
    path: '/cart/shipping-select?gift=1',
  });
  expect(await screen.findByText(words)).toBeVisible();
});
