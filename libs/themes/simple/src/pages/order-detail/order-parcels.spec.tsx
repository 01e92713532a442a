import { placeDividedOrder } from '@shop/testing-api/divided-order';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, screen, within } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import OrderDetailPage from './order-detail-page';

const MEMBER = 'member@example.jp';
const NOT_LEFT = /まだ発送していません/;

const shop = servedShopOfFile();

it('an order shows which destinations have left, with all their numbers, and which have not', async () => {
  const { api, services } = shop;
  await act(() => services.session.login({ identifier: MEMBER, password: 'demo-pass-2026' }));
  const member = { token: await api.signIn(MEMBER) };
  const [product] = await wellStockedProducts(api.db, 1);
  const order = await placeDividedOrder(api, { product_key: product!.key, quantity: 3 }, member);
  const operator = operatorOf(api);
  await operator('orders', 'paid', order.no);
  renderPage(<OrderDetailPage params={{ key: String(order.id) }} search={new URLSearchParams()} />, {
    services,
    theme: simpleTheme,
    path: `/mypage/order_history/${order.id}`,
  });
  const second = (await screen.findByText(/佐藤/)).closest('section')!;
  expect(screen.queryByText(NOT_LEFT)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '注文をキャンセルする' })).toBeInTheDocument();

  const numbers = ['1234-5678-9012', '1234-5678-9013'];
  await operator('orders', 'shipped', order.no, '--destination', '2', '--tracking', numbers.join(','));
  await act(() => services.queryClient.invalidateQueries());
  const links = await within(second).findAllByRole('link', { name: /荷物の状況を見る/ });
  expect(links.map(({ textContent }) => textContent.slice(0, numbers[0]!.length))).toEqual(numbers);
  expect(screen.getAllByText(NOT_LEFT)).toHaveLength(1);
  expect(within(second).queryByText(NOT_LEFT)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '注文をキャンセルする' })).not.toBeInTheDocument();
});
