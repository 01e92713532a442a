import { getProduct } from '@shop/contract/products/get-product';
import { readProductFilter } from '@shop/feature-catalogue/product-filter';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { productsQuery } from '@shop/feature-catalogue/products-query';
import { takeFavouriteWish } from '@shop/feature-catalogue/saved-products/favourite-wish';
import { viewedProductsQuery } from '@shop/feature-catalogue/viewing-history/viewed-products-query';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecentlyViewed } from '../../product/recently-viewed';
import { simpleTheme } from '../../theme';
import { ProductCards } from '../product-cards';
import { ProductSaveButtons } from '../product-save-buttons';
import FavouriteWish from './favourite-wish';

const shop = servedShopOfFile();
let product: StockedProduct;
beforeAll(async () => {
  [product] = (await wellStockedProducts(shop.api.db, 1)) as [StockedProduct];
});
beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  // The cookie of a member would sign in the tab of the next test.
  await shop.services.session.logout();
  shop.services.queryClient.clear();
  document.body.replaceChildren();
});

const signIn = () =>
  shop.services.session.login({ identifier: 'manager@example.jp', password: 'demo-pass-2026' });
const onServer = async (key = product.key) =>
  (await shop.services.api.call(getProduct, { params: { key } })).data;
const wish = () => takeFavouriteWish(tabStorage(shop.services), shop.services.clock.now());
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** What a product's page has of saving it. */
function OnPage() {
  const { data } = useQuery(productQuery(shop.services.api, product.key));
  return data === undefined ? null : <ProductSaveButtons product={data} />;
}
const filter = readProductFilter(new URLSearchParams());
function InList() {
  const { data } = useQuery(productsQuery(shop.services.api, filter));
  return data === undefined ? null : <ProductCards products={data.products} />;
}
const open = (Place: typeof OnPage) =>
  renderPage(<Place />, { services: shop.services, theme: simpleTheme, path: '/here' });

it('a page offers one way to keep the product; the others say what they are for', async () => {
  open(OnPage);
  expect(await screen.findAllByRole('button', { name: /お気に入り/ })).toHaveLength(1);
  const { likes_count: likes } = await onServer();
  const others = within(screen.getByRole('list', { name: '評価する・控えておく' }));
  expect(others.getByRole('button', { name: `いいねする（${likes}人）` })).toHaveAccessibleDescription(
    'よいと思った方の人数として、どなたにも表示されます（お名前は表示されません）',
  );
  expect(others.getByRole('button', { name: 'ブックマークに追加' })).toHaveAccessibleDescription(
    'マイページの「ブックマーク」で見返すための控えです（公開されません）',
  );
});

it.each([
  ['お気に入りに追加', 'お気に入りから削除', 'is_favorite'],
  [/^いいねする（/, /^いいねを取り消す（/, 'is_liked'],
  ['ブックマークに追加', 'ブックマークから削除', 'bookmark_id'],
] as const)('a member presses “%s” and takes it back by “%s”', async (add, remove, field) => {
  await signIn();
  open(OnPage);
  const { [field]: before } = await onServer();
  await userEvent.click(await button(add));
  await button(remove);
  await waitFor(async () => expect((await onServer())[field]).not.toBe(before));
  await userEvent.click(await button(remove));
  await button(add);
  await waitFor(async () => expect((await onServer())[field]).toBe(before));
});

it('each card of a list has one heart, which names its product and says what it has done', async () => {
  await signIn();
  open(InList);
  const hearts = await screen.findAllByRole('button', { name: /^お気に入りに追加：/ });
  const cards = screen.getAllByRole('article');
  expect(hearts).toHaveLength(cards.length);
  const { products } = await shop.services.queryClient.fetchQuery(productsQuery(shop.services.api, filter));
  const first = products[0];
  if (first === undefined) throw new Error('The seed has no products');
  await userEvent.click(await button(`お気に入りに追加：${first.name}`));
  expect(await screen.findByText('お気に入りに追加しました')).toBeVisible();
  expect((await onServer(first.key)).is_favorite).toBe(true);
  await userEvent.click(await button(`お気に入りから削除：${first.name}`));
  expect(await screen.findByText('お気に入りから削除しました')).toBeVisible();
  expect((await onServer(first.key)).is_favorite).toBe(false);
});

const FAVOURITE = 'お気に入りに追加するにはログインが必要です';
it.each([
  ['お気に入りに追加', FAVOURITE, 'ログイン', '/login/', true],
  ['お気に入りに追加', FAVOURITE, '会員登録', '/register', true],
  [/^いいねする/, '「いいね」をするにはログインが必要です', 'ログイン', '/login/', false],
  ['ブックマークに追加', 'ブックマークに追加するにはログインが必要です', '会員登録', '/register', false],
])('a guest who presses “%s” reads “%s”; %s leads to %s', async (name, title, link, path, isWished) => {
  const { pathname } = open(OnPage);
  await userEvent.click(await button(name));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(
    dialog.getByText(isWished ? /をお気に入りに追加し、このページに戻ります。$/ : /もう一度/),
  ).toBeVisible();
  expect(pathname()).toBe('/here');
  await userEvent.click(dialog.getByRole('link', { name: link }));
  await waitFor(() => expect(pathname().replace(/\/?$/, '/')).toBe(path.replace(/\/?$/, '/')));
  expect(wish()).toBe(isWished ? product.id : null);
});

it('a guest who closes the explanation has wished for nothing, and is where they were', async () => {
  open(OnPage);
  const heart = await button('お気に入りに追加');
  await userEvent.click(heart);
  const dialog = await screen.findByRole('dialog', { name: FAVOURITE });
  await userEvent.click(within(dialog).getByRole('button', { name: '閉じる' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(wish()).toBeNull();
});

it.each([
  ['what was wished for', () => product.id, 'お気に入りに追加しました', true],
  ['no product of the shop', () => 999_999, /商品/, false],
])('after the sign-in it adds %s, and says what has come of it', async (_what, wished, told, isAdded) => {
  await signIn();
  const onDone = jest.fn();
  renderPage(
    <>
      <OnPage />
      <FavouriteWish productId={wished()} onDone={onDone} />
    </>,
    { services: shop.services, theme: simpleTheme },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect((await onServer()).is_favorite).toBe(isAdded);
  if (!isAdded) return;
  await userEvent.click(await button('お気に入りから削除'));
  await waitFor(async () => expect((await onServer()).is_favorite).toBe(false));
});

it('each card of what was looked at has one heart, which names its product', async () => {
  const { queryClient, api } = shop.services;
  const { products } = await queryClient.fetchQuery(productsQuery(api, filter));
  const viewed = products.filter(({ key }) => key !== product.key).slice(0, 3);
  queryClient.setQueryData(
    viewedProductsQuery.queryKey,
    viewed.map((one) => ({ product: one })),
  );
  open(() => <RecentlyViewed productKey={product.key} />);
  const region = within(await screen.findByRole('region', { name: '最近見た商品' }));
  const hearts = await region.findAllByRole('button', { name: /^お気に入りに追加：/ });
  expect(hearts.map(({ textContent }) => textContent)).toEqual(
    viewed.map(({ name }) => `お気に入りに追加：${name}`),
  );
});
