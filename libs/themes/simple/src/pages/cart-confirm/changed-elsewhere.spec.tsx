import { getCartSpec } from '@shop/contract/carts/get-cart';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { cartKeys } from '@shop/feature-cart/cart-keys';
import { formatYen } from '@shop/format/format-yen';
import { createReadyCart } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import CartConfirmPage from './cart-confirm-page';

const shop = servedShopOfFile();
afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('what another device changes while the confirmation is looked at is said one by one, and nothing is ordered until it is seen', async () => {
  const { api, services } = shop;
  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 2 }]);
  document.cookie = `default_cart_token=${cart.token}; path=/`;
  const page = renderPage(<CartConfirmPage />, { services, theme: simpleTheme, path: '/cart/confirm/' });
  await screen.findByText('お支払いの時期・方法');
  expect(screen.queryByRole('alert')).toBeNull();
  const body = {
    cart_token: cart.token,
    products: [{ key: cart.data.detail.products[0]!.key, quantity: 1 }],
  };
  const { data } = (await api.call(modifyCartProductsSpec, { body })).body;
  // As the shell does when the shopper looks at the tab again.
  await act(() => services.queryClient.refetchQueries({ queryKey: cartKeys.cart }));
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent(/^ほかの画面や端末で、ご注文の内容が変わりました。/);
  await waitFor(() => expect(said).toHaveFocus());
  const changes = within(said).getByRole('list', { name: '変わったところ' });
  expect(within(changes).getByText(`「${product!.name}」の数量：2 → 1`)).toBeVisible();
  const [from, to] = [cart.data.order.total_payment, data.order.total_payment].map(formatYen);
  expect(within(changes).getByText(`合計（税込）：${from ?? ''} → ${to ?? ''}`)).toBeVisible();

  screen.getByRole('button', { name: '注文を確定する' }).focus();
  await press('注文を確定する');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  const now = (await api.call(getCartSpec, { params: { cart_token: cart.token } })).body;
  expect(now.data.order.order_no).toBeNull();
  expect(page.pathname()).toBe('/cart/confirm/');

  await press('変更を確認しました');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('注文を確定する');
  await waitFor(() => expect(page.pathname()).toMatch(/^\/cart\/complete\?order=/));
});
