import { createReadyCart } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CartPaymentPage from '../../pages/cart-payment/cart-payment-page';
import { simpleTheme } from '../../theme';

const MEMBER = 'member@example.jp';

const shop = servedShopOfFile();
afterEach(cleanup);

it('one line says what a member has; it stands open once something is used', async () => {
  const { api, services } = shop;
  await act(() => services.session.login({ identifier: MEMBER, password: 'demo-pass-2026' }));
  const token = await api.signIn(MEMBER);
  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 1 }], { token });
  document.cookie = `default_cart_token=${cart.token}; path=/`;
  const show = async () => {
    renderPage(<CartPaymentPage />, { services, theme: simpleTheme, path: '/cart/payment/' });
    const savings = await screen.findByRole('region', { name: 'クーポン・ポイント' });
    return [within(savings), savings.querySelector('details')] as const;
  };
  const [savings, fold] = await show();
  expect(await savings.findByText(/^クーポン\d枚・[\d,]+ポイント$/)).toBeVisible();
  expect(fold).not.toHaveAttribute('open');
  await userEvent.click(savings.getByText('クーポン・ポイントを使う'));
  await userEvent.click(await savings.findByText('すべて使う'));
  await screen.findByRole('row', { name: /^ポイント利用 -/ });
  cleanup();
  const [, again] = await show();
  expect(again).toHaveAttribute('open');
});
