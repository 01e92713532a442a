import { createReadyCart } from '@shop/testing-api/checkout';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import CartConfirmPage from '../cart-confirm/cart-confirm-page';
import CartPage from './cart-page';

const PLENTY = 1_000;
const PLACE = { name: '注文を確定する' };
const CHECKOUT = { name: 'ご購入手続きへ' };

const shop = servedShopOfFile();
let product: StockedProduct;
beforeAll(async () => {
  [product] = (await wellStockedProducts(shop.api.db, 1)) as [StockedProduct];
});
beforeEach(() => shop.services.queryClient.clear());
afterEach(cleanup);

/** A cart of five pieces, of which others have left so many. */
async function open(Page: typeof CartPage, path: string, left: number) {
  const { api, services } = shop;
  await setStock(api.db, product.id, PLENTY);
  const cart = await createReadyCart(api, [{ product_key: product.key, quantity: 5 }]);
  document.cookie = `default_cart_token=${cart.token}; path=/`;
  if (Page === CartPage) await setStock(api.db, product.id, left);
  const page = renderPage(<Page />, { services, theme: simpleTheme, path });
  return { ...page, sellTo: () => setStock(api.db, product.id, left) };
}

it('the cart says how many are left and takes just these by one press, and the order goes on', async () => {
  await open(CartPage, '/cart/', 2);
  expect(await screen.findByText(/ご注文いただけるのは残り2点です。/)).toBeVisible();
  expect(screen.getByText(/^在庫が不足している商品があります。/)).toBeVisible();
  expect(screen.queryByRole('link', CHECKOUT)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^数量を2点にする\s?（/ }));
  expect(await screen.findByRole('link', CHECKOUT)).toBeVisible();
  expect(screen.queryByText(/在庫が不足/)).toBeNull();
});

it('the cart says that nothing is left', async () => {
  await open(CartPage, '/cart/', 0);
  expect(await screen.findByText(/^売り切れました。/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /にする/ })).toBeNull();
});

it('what is sold while the order is confirmed is said with what is left, and leads to the cart', async () => {
  const { sellTo, pathname } = await open(CartConfirmPage, '/cart/confirm/', 2);
  await screen.findByText('お支払いの時期・方法');
  await sellTo();
  await userEvent.click(screen.getByRole('button', PLACE));
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent(/ご注文いただけるのは残り2点です。/);
  await waitFor(() => expect(said).toHaveFocus());
  await userEvent.click(within(said).getByRole('link', { name: 'カートで数量を変更する' }));
  expect(pathname()).toMatch(/^\/cart\/?$/);
});

it('what is sold out while the order is confirmed can only be removed, and is not ordered again as it is', async () => {
  const { sellTo, pathname } = await open(CartConfirmPage, '/cart/confirm/', 0);
  await screen.findByText('お支払いの時期・方法');
  await sellTo();
  await userEvent.click(screen.getByRole('button', PLACE));
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent(/売り切れました。/);
  expect(within(said).getByRole('link', { name: 'カートで商品を削除する' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'カートで数量を変更する' })).toBeNull();
  expect(screen.queryByRole('button', PLACE)).toBeNull();
  // In the button's place, which phones have in sight.
  await userEvent.click(screen.getAllByRole('link', { name: 'カートで商品を削除する' })[1]!);
  expect(pathname()).toMatch(/^\/cart\/?$/);
});
