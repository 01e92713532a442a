import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { operatorOf } from '@shop/testing-api/operator';
import { shipOrder } from '@shop/testing-api/shipped-order';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import OrderDetailPage from './order-detail-page';

const MEMBER = 'member@example.jp';

const shop = servedShopOfFile();

it('a request stands on its order and in the time line, and is withdrawn once that is confirmed', async () => {
  const { api, services } = shop;
  await act(() => services.session.login({ identifier: MEMBER, password: 'demo-pass-2026' }));
  const token = await api.signIn(MEMBER);
  const [product] = await wellStockedProducts(api.db, 1);
  const order = await shipOrder(api, [{ product_key: product!.key, quantity: 1 }], { token });
  const items = [{ order_item_id: order.itemIds[0]!, quantity: 1 }];
  const body = { items, reason: 'size' as const, remark: '', is_agreed: true as const };
  await api.call(createOrderReturnSpec, { params: { id: order.id }, body }, { token });
  renderPage(<OrderDetailPage params={{ key: String(order.id) }} search={new URLSearchParams()} />, {
    services,
    theme: simpleTheme,
    path: `/mypage/order_history/${order.id}`,
  });
  expect(await screen.findByText('お申し込み受付')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '返品を申し込む' })).not.toBeInTheDocument();
  const way = screen.getByRole('list', { name: 'ご注文からお届けまで' });
  expect(way).toHaveTextContent(/発送.*返品のお申し込み.*お届けこれから/);
  await userEvent.click(screen.getByRole('button', { name: /^取り下げる/ }));
  await userEvent.click(await screen.findByRole('button', { name: '取り下げる' }));
  expect(await screen.findByText('取り下げ済み')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返品を申し込む' })).toHaveAttribute(
    'href',
    `/mypage/order_history/${order.id}/return`,
  );
  expect(screen.getByText(/^返品のお申し込みは/)).toHaveTextContent(
    /^返品のお申し込みは\d+\.\d+\.\d+（.）まで（不良・破損・お届け間違いは\d+\.\d+\.\d+（.）まで）承ります。$/,
  );
  await waitFor(() => expect(way).toHaveTextContent('返品のお取り下げ'));

  const [asked] = (await api.call(createOrderReturnSpec, { params: { id: order.id }, body }, { token })).body
    .returns;
  const operator = operatorOf(api);
  await operator('returns', 'approve', asked!.number, '--instructions', '着払いで');
  await operator('returns', 'complete', asked!.number, '--restock', 'all', '--refund', '3300');
  await act(() => services.queryClient.invalidateQueries());
  const points = await screen.findByText('付与ポイントの取り消し');
  expect(points.nextElementSibling).toHaveTextContent('26ポイント');
  expect(screen.queryByText('ご利用ポイントのご返却')).not.toBeInTheDocument();
});
