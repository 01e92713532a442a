import { placeDividedOrder } from '@shop/testing-api/divided-order';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { orders } from '@shop/shop-api/db/schema';
import { memberId } from '@shop/testing-api/points-and-coupons';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { useSearchParams } from 'react-router-dom';
import { simpleTheme } from '../../theme';
import OrderHistoryPage from './order-history-page';

let api: TestApi;
let services: TestServices;
let total = 0;
let divided = '';
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
  const [product] = await wellStockedProducts(api.db, 1);
  const member = { token: await api.signIn('member@example.jp') };
  divided = (await placeDividedOrder(api, { product_key: product!.key, quantity: 3 }, member)).no;
  const isTheirs = eq(orders.userId, await memberId(api.db, 'member@example.jp'));
  const rows = await api.db.select().from(orders).where(isTheirs).orderBy(orders.id);
  total = rows.length;
  const days = new Date('2026-01-10T03:00:00Z');
  await api.db.update(orders).set({ orderedAt: days }).where(eq(orders.id, rows[0]!.id));
});
afterEach(cleanup);
afterAll(() => {
  services.session.close();
  return api.close();
});

function Page() {
  const [search] = useSearchParams();
  return <OrderHistoryPage params={{}} search={search} />;
}
const open = (query = '') =>
  renderPage(<Page />, { services, theme: simpleTheme, path: `/mypage/order_history${query}` });
const choose = async (from: string, to: string) => {
  const summary = await screen.findByText('期間で絞り込む');
  if (summary.closest('details')?.open === false) await userEvent.click(summary);
  fireEvent.change(await screen.findByLabelText('参照開始日'), { target: { value: from } });
  fireEvent.change(screen.getByLabelText('参照終了日'), { target: { value: to } });
  await userEvent.click(screen.getByRole('button', { name: '絞り込む' }));
};

it('lists a product that goes to two destinations once', async () => {
  open();
  const entry = within((await screen.findByText(divided)).closest('article')!);
  expect(entry.queryByText(/ほか/)).toBeNull();
  expect(entry.getAllByRole('presentation')).toHaveLength(1);
});

it('shows the orders of the days that are chosen, which the URL keeps, and all again', async () => {
  expect(total).toBeGreaterThan(1);
  const { pathname } = open();
  await screen.findByText(new RegExp(`^${total}件のご注文`));
  await choose('2026-01-10', '2026-01-10');
  await screen.findByText(/^1件のご注文/);
  expect(pathname()).toBe('/mypage/order_history?from=2026-01-10&to=2026-01-10');
  await userEvent.click(screen.getByRole('link', { name: '条件をクリア' }));
  await screen.findByText(new RegExp(`^${total}件のご注文`));
  expect(pathname()).toBe('/mypage/order_history');
});

it('[valid-min-date] [string-valid-min-date] says at its field that the last day is before the first, and keeps both', async () => {
  const { pathname } = open();
  await choose('2026-01-11', '2026-01-10');
  expect(await screen.findByText('参照終了日は参照開始日より大きです。')).toBeVisible();
  expect(screen.getByLabelText('参照開始日')).toHaveValue('2026-01-11');
  expect(screen.getByLabelText('参照終了日')).toHaveValue('2026-01-10');
  expect(pathname()).toBe('/mypage/order_history');
});

it('of days without orders it says so, with the way back to all', async () => {
  const { pathname } = open('?from=2020-01-01&to=2020-12-31');
  await screen.findByText('この期間のご注文はありません');
  await userEvent.click(screen.getAllByRole('link', { name: '条件をクリア' })[0]!);
  await waitFor(() => expect(pathname()).toBe('/mypage/order_history'));
});

it.each([
  ['', false],
  ['?from=2026-01-10', true],
])('with "%s" in the URL the days stand open: %s', async (query, isOpen) => {
  open(query);
  const fold = (await screen.findByText('期間で絞り込む')).closest('details');
  expect(fold?.open).toBe(isOpen);
});
