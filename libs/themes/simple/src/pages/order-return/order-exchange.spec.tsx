import { getOrderReturnsSpec } from '@shop/contract/returns/get-order-returns';
import { operatorOf } from '@shop/testing-api/operator';
import { shipOrder } from '@shop/testing-api/shipped-order';
import { siblingVariants } from '@shop/testing-api/sibling-variants';
import { setStock, type StockedProduct } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import OrderDetailPage from '../order-detail/order-detail-page';
import OrderReturnPage from './order-return-page';

const MEMBER = 'member@example.jp';

const shop = servedShopOfFile();
let token = '';
let id = 0;
let wanted: StockedProduct;
let soldOut: StockedProduct;
beforeAll(async () => {
  const { api, services } = shop;
  await act(() => services.session.login({ identifier: MEMBER, password: 'demo-pass-2026' }));
  token = await api.signIn(MEMBER);
  await operatorOf(api)('settings', 'set', 'ORDER.EXCHANGE.IS_USE', 'true', '--channel', 'default');
  const siblings = await siblingVariants(api.db, 3);
  wanted = siblings[1]!;
  soldOut = siblings[2]!;
  await setStock(api.db, wanted.id, 2);
  await setStock(api.db, soldOut.id, 0);
  ({ id } = await shipOrder(api, [{ product_key: siblings[0]!.key, quantity: 1 }], { token }));
});
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(shop.services.queryClient.isFetching()).toBe(0));
  shop.services.queryClient.removeQueries();
});

const sizeOf = ({ options }: StockedProduct) => options.map(({ value }) => value).join('・');
const path = () => `/mypage/order_history/${id}`;
const params = () => ({ key: String(id) });
const show = (page: typeof OrderReturnPage, at: string) => {
  const Page = page;
  return renderPage(<Page params={params()} search={new URLSearchParams()} />, {
    services: shop.services,
    theme: simpleTheme,
    path: at,
  });
};
const stored = async () =>
  (await shop.api.call(getOrderReturnsSpec, { params: { id } }, { token })).body.returns;

it('asks for another size: says what is missing, offers what is in stock, and tells of it on the order', async () => {
  const page = show(OrderReturnPage, `${path()}/return`);
  const exchange = await screen.findByRole('radio', { name: 'サイズ交換' });
  expect(screen.queryByLabelText(/交換サイズ/)).not.toBeInTheDocument();
  await userEvent.click(exchange);
  const size = await screen.findByLabelText(/交換サイズ/);
  expect(within(size).getByRole('option', { name: `${sizeOf(soldOut)}（在庫切れ）` })).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText(/お申し込みの理由/), 'size');
  await userEvent.click(screen.getByRole('checkbox', { name: /返品の条件を確認しました/ }));
  const send = screen.getByRole('button', { name: 'サイズ交換を申し込む' });
  await userEvent.click(send);
  await waitFor(() => expect(size).toHaveFocus());
  expect(size).toHaveAccessibleDescription(/交換を希望するサイズを選択してください/);
  expect(await stored()).toEqual([]);

  await userEvent.selectOptions(size, `${sizeOf(wanted)}（残りわずか（あと2点））`);
  await userEvent.click(send);
  await waitFor(() => expect(page.pathname()).toBe(path()));
  expect(await stored()).toMatchObject([
    { kind: 'exchange', items: [{ quantity: 1, exchange: { product_key: wanted.key } }] },
  ]);
});

it('the order says that the size is kept, and gives it back on request', async () => {
  const [request] = await stored();
  await operatorOf(shop.api)('returns', 'approve', request!.number, '--instructions', '着払いで');
  show(OrderDetailPage, path());
  expect(await screen.findByRole('heading', { name: '返品・サイズ交換' })).toBeInTheDocument();
  const entry = screen.getByRole('article', { name: request!.number });
  expect(entry).toHaveTextContent(`${wanted.name} × 1点`);
  expect(entry).toHaveTextContent('交換品は確保しています');
  expect(screen.getByText('サイズ交換の承認')).toBeInTheDocument();
  await userEvent.click(within(entry).getByRole('button', { name: /取り下げる/ }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('商品をすでにお送りになった場合は、取り下げずにお問い合わせください');
  await userEvent.click(within(question).getByRole('button', { name: '取り下げる' }));
  expect(await screen.findByText('サイズ交換のお申し込みを取り下げました')).toBeInTheDocument();
  expect((await stored())[0]?.status).toBe('withdrawn');
});
