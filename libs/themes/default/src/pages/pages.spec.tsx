import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { setStock, wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultTheme } from '../theme';
import HomePage from './home/home-page';
import MypagePage from './mypage/mypage-page';
import ProductDetailPage from './product-detail/product-detail-page';
import ProductListPage from './product-list/product-list-page';

let api: TestApi;
let services: TestServices;
let products: Awaited<ReturnType<typeof wellStockedProducts>>;

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  products = await wellStockedProducts(api.db, 2);
});
afterAll(() => {
  services.session.close();
  return api.close();
});
afterEach(cleanup);

const options = (path: string) => ({ services, theme: defaultTheme, path });
const showProduct = (key: string) =>
  renderPage(
    <ProductDetailPage params={{ key }} search={new URLSearchParams()} />,
    options(`/product/${key}/`),
  );
const showList = (query: string) =>
  renderPage(
    <ProductListPage params={{}} search={new URLSearchParams(query)} />,
    options(`/product/?${query}`),
  );

it('the top page links to new products and news', async () => {
  renderPage(<HomePage />, options('/'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('くらしの道具店');
  const arrivals = await screen.findByRole('region', { name: /新着/ });
  await waitFor(() => expect(within(arrivals).getAllByRole('link').length).toBeGreaterThan(1));
  expect(await screen.findByRole('region', { name: /お知らせ/ })).toBeVisible();
});

it('the product list shows the number of products and the active filters', async () => {
  showList('in_stock=1');
  expect(await screen.findByText(/^\d+件$/)).toBeVisible();
  const chosen = screen.getByRole('list', { name: '絞り込みの条件' });
  expect(within(chosen).getByRole('link', { name: /^在庫ありのみ/ })).toHaveAttribute('href', '/product');
});

it('an empty product list links to all products', async () => {
  showList('word=%E5%AE%87%E5%AE%99%E8%88%B9');
  expect(await screen.findByText('該当する商品が見つかりませんでした')).toBeVisible();
  expect(screen.getByText('すべての商品を見る')).toHaveAttribute('href', '/product');
});

it('a product is added to the cart, and the page confirms it', async () => {
  showProduct(products[0]!.key);
  await userEvent.click(await screen.findByRole('button', { name: 'カートに入れる' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('link', { name: 'カートを見る' })).toHaveAttribute('href', '/cart/');
});

it('a product that is sold out offers a mail about its return in place of the cart', async () => {
  const { id, key } = products[1]!;
  await setStock(api.db, id, 0);
  showProduct(key);
  expect(await screen.findByRole('button', { name: '再入荷のお知らせを受け取る' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'カートに入れる' })).toBeNull();
});

it('my page shows the member’s name and latest orders, and links to all of them', async () => {
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
  // Awaited, because the first render waits for the code of a deferred part.
  await act(() => Promise.resolve(renderPage(<MypagePage />, options('/mypage/'))));
  expect(await screen.findByText('森野 みどり 様')).toBeVisible();
  // One beside the page on desktops, one in it below that width; style sheets show one of them.
  for (const menu of screen.getAllByRole('navigation', { name: 'マイページのメニュー' }))
    expect(within(menu).getByRole('link', { name: /注文履歴/ })).toHaveAttribute(
      'href',
      '/mypage/order_history',
    );
  expect(await screen.findAllByRole('link', { name: /D\d{6}-/ })).not.toHaveLength(0);
});
