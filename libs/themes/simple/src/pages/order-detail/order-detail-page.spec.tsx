import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, screen, waitFor } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import OrderDetailPage from './order-detail-page';

const MEMBER = 'member@example.jp';
const QUOTATION = { name: '見積書をダウンロード' };
const RECEIPT = '領収書';

const shop = servedShopOfFile();

it('the way to cancel stands right below the state, and the quotation goes once the order is paid', async () => {
  const { api, services } = shop;
  await act(() => services.session.login({ identifier: MEMBER, password: 'demo-pass-2026' }));
  const member = { token: await api.signIn(MEMBER) };
  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 1 }], member);
  const { order_id: id, order_no: orderNo } = (await decideCart(api, cart, member)).body;
  renderPage(<OrderDetailPage params={{ key: String(id) }} search={new URLSearchParams()} />, {
    services,
    theme: simpleTheme,
    path: `/mypage/order_history/${id}`,
  });
  const state = (await screen.findByText('ご注文の状況')).closest('dl');
  const way = screen.getByText('ご注文のキャンセル', { selector: 'summary' });
  expect(state?.nextElementSibling).toBe(way.closest('details'));
  expect(way.closest('details')).not.toHaveAttribute('open');
  expect(screen.getByRole('button', QUOTATION)).toBeVisible();

  await operatorOf(api)('orders', 'paid', orderNo);
  await act(() => services.queryClient.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('button', QUOTATION)).toBeNull());
  expect(screen.getByRole('heading', { name: RECEIPT })).toBeVisible();
  expect(screen.getByText('ご注文のキャンセル', { selector: 'summary' })).toBeVisible();
});
