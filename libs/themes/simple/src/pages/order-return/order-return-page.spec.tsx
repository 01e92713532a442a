import { getOrderReturnsSpec } from '@shop/contract/returns/get-order-returns';
import { orderReturns } from '@shop/shop-api/db/schema';
import { operatorOf } from '@shop/testing-api/operator';
import { shipOrder } from '@shop/testing-api/shipped-order';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import OrderReturnPage from './order-return-page';

const MEMBER = 'member@example.jp';

const shop = servedShopOfFile();
let token = '';
let id = 0;
let name = '';
beforeAll(async () => {
  const { api, services } = shop;
  await act(() => services.session.login({ identifier: MEMBER, password: 'demo-pass-2026' }));
  token = await api.signIn(MEMBER);
  const [product] = await wellStockedProducts(api.db, 1);
  name = product!.name;
  ({ id } = await shipOrder(api, [{ product_key: product!.key, quantity: 3 }], { token }));
});
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(shop.services.queryClient.isFetching()).toBe(0));
  shop.services.queryClient.removeQueries();
});

const show = () =>
  renderPage(<OrderReturnPage params={{ key: String(id) }} search={new URLSearchParams()} />, {
    services: shop.services,
    theme: simpleTheme,
    path: `/mypage/order_history/${id}/return`,
  });
const stored = async () =>
  (await shop.api.call(getOrderReturnsSpec, { params: { id } }, { token })).body.returns;
const send = () => userEvent.click(screen.getByRole('button', { name: '返品を申し込む' }));
const setDays = (days: string) =>
  operatorOf(shop.api)('settings', 'set', 'ORDER.RETURN.DAYS', days, '--channel', 'default');

it('says beside the fields what is missing, keeps what was written, and asks once', async () => {
  const page = show();
  const reason = await screen.findByLabelText(/お申し込みの理由/);
  expect(screen.getByRole('link', { name: /返品の条件（特定商取引法に基づく表記）/ })).toHaveAttribute(
    'href',
    '/legal',
  );
  await send();
  await waitFor(() => expect(reason).toHaveFocus());
  expect(reason).toHaveAccessibleDescription(/お申し込みの理由を選択してください/);
  const agree = screen.getByRole('checkbox', { name: /返品の条件を確認しました/ });
  expect(agree).toHaveAccessibleDescription('返品の条件をご確認ください');

  await userEvent.selectOptions(reason, 'other');
  await userEvent.click(agree);
  await send();
  const quantity = screen.getByLabelText(new RegExp(`${name}の数量`));
  await waitFor(() => expect(quantity).toHaveFocus());
  expect(quantity).toHaveAccessibleDescription(/商品の数量を選択してください/);
  const remark = screen.getByLabelText(/ご事情/);
  expect(remark).toHaveAccessibleDescription(/ご事情を入力してください/);
  expect(await stored()).toEqual([]);

  await userEvent.selectOptions(quantity, '2');
  await userEvent.type(remark, '色が違いました');
  expect(reason).toHaveValue('other');
  expect(agree).toBeChecked();
  await userEvent.dblClick(screen.getByRole('button', { name: '返品を申し込む' }));
  await waitFor(() => expect(page.pathname()).toBe(`/mypage/order_history/${id}`));
  expect(await stored()).toMatchObject([
    { status: 'requested', reason: 'other', remark: '色が違いました', items: [{ quantity: 2 }] },
  ]);
});

it('offers what is left, and keeps the form when another tab was faster', async () => {
  show();
  const quantity = await screen.findByLabelText(new RegExp(`${name}の数量`));
  expect(quantity).toHaveTextContent('返品しない1点');
  expect(quantity).toHaveAccessibleDescription('ご購入 3点（うち2点はお申し込み済み）');
  await setDays('0');
  await userEvent.selectOptions(screen.getByLabelText(/お申し込みの理由/), 'size');
  await userEvent.click(screen.getByRole('checkbox', { name: /返品の条件を確認しました/ }));
  await send();
  expect(await screen.findByText('このご注文の返品については、お問い合わせください')).toBeInTheDocument();
  expect(quantity).toHaveValue('1');
  await setDays('8');
});

it('leads to the shop where nothing can be asked for here', async () => {
  await setDays('0');
  show();
  expect(
    await screen.findByText('当店では、返品のお申し込みをお問い合わせで承っています。'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/contact');
  await setDays('8');
});

it('leads to the shop once there are as many requests as an order can have', async () => {
  const { body } = await shop.api.call(getOrderReturnsSpec, { params: { id } }, { token });
  const [one] = await shop.api.db.select().from(orderReturns).where(eq(orderReturns.id, body.returns[0]!.id));
  const { channelId, orderId, reason, remark, requestedAt } = one!;
  const more = Array.from({ length: 9 }, (_, index) => ({
    ...{ channelId, orderId, reason, remark, requestedAt },
    status: 'withdrawn' as const,
    number: `R-${index}`,
  }));
  await shop.api.db.insert(orderReturns).values(more);
  show();
  expect(await screen.findByText(/承れる回数に達しました/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/contact');
});
