import { listProductsSpec } from '@shop/contract/products/list-products';
import { cartKeys } from '@shop/feature-cart/cart-keys';
import { addProduct } from '@shop/feature-cart/commands/add-product';
import { createCartContext } from '@shop/feature-cart/create-cart-context';
import { runCommand } from '@shop/feature-cart/run-command';
import { useCartSessionSync } from '@shop/feature-cart/use-cart-session-sync';
import { formatYen } from '@shop/format/format-yen';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { act, cleanup, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import CartPage from './cart-page';

let shop: Awaited<ReturnType<typeof openCardShop>>;
let api: TestApi;
let services: TestServices;
let productKey = '';

beforeAll(async () => {
  shop = await openCardShop();
  api = shop.api;
  services = await createTestServices((await api.serve()).url);
  const { body } = await api.call(listProductsSpec, { query: { in_stock: true } });
  productKey = body[0]!.key;
});
afterAll(() => {
  services.session.close();
  return api.close();
});
beforeEach(() => {
  document.cookie = 'default_cart_token=; Max-Age=0';
  services.queryClient.removeQueries({ queryKey: cartKeys.cart });
});
afterEach(cleanup);

const show = () => renderPage(<CartPage />, { services, theme: simpleTheme, path: '/cart/' });
/** The cart in a tab that follows who is signed in. */
function Tab() {
  useCartSessionSync();
  return <CartPage />;
}
const total = () => within(screen.getByRole('row', { name: /^合計（税込）/ })).getByRole('cell');

it('shows an empty cart, and the way back to what was in it for whoever was signed out', async () => {
  show();
  expect(await screen.findByText('カートに商品がありません')).toBeVisible();
  expect(screen.getByText(/^ログインしていた方は/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/login/');
  expect(screen.queryByText('ご購入手続きへ')).toBeNull();
});

it('says first that the session has ended, where it has, until the member signs in or out', async () => {
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
  const openTab = () => renderPage(<Tab />, { services, theme: simpleTheme, path: '/cart/' });
  openTab();
  cleanup();
  for (const name of ['access_token', 'expires_at', 'default_cart_token'])
    document.cookie = `${name}=; Max-Age=0; path=/`;
  // The page is opened again, in the same tab.
  const again = await createTestServices((await api.serve()).url);
  renderPage(<CartPage />, { services: again, theme: simpleTheme, path: '/cart/' });
  expect(await screen.findByText('ログインが終了しています。もう一度ログインしてください')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ログイン' })).toBeVisible();
  expect(screen.queryByText('カートに商品がありません')).toBeNull();
  cleanup();
  again.session.close();
  openTab();
  await act(() => services.session.logout());
  expect(await screen.findByText('カートに商品がありません')).toBeVisible();
});

it('shows 計算中 instead of amounts until the response to a change', async () => {
  const cart = await runCommand(createCartContext(services), addProduct(productKey, 1));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'ショッピングカート' })).toBeVisible();
  expect(await screen.findByText('ご購入手続きへ')).toHaveAttribute('href', '/cart/shipping-select');
  await userEvent.click(await screen.findByRole('button', { name: '数量を1増やす' }));
  expect(total()).toHaveTextContent('計算中');
  expect(screen.queryByText(/^小計：/)).toBeNull();
  const line = cart.lines[0]!;
  const subtotal = `小計（税込） ${formatYen(line.unitPriceWithTax * 2)}`;
  expect(await screen.findByRole('row', { name: subtotal })).toBeVisible();
  const sum = `小計：${formatYen(line.unitPriceWithTax * 2)}（税込）`;
  expect(
    screen.getByText((_text, element) => element?.tagName === 'P' && element.textContent === sum),
  ).toBeVisible();
  expect(total()).not.toHaveTextContent('計算中');
});

it('shows an empty cart when the only line is deleted', async () => {
  await runCommand(createCartContext(services), addProduct(productKey, 1));
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^削除する/ }));
  expect(await screen.findByText('カートに商品がありません')).toBeVisible();
});

it('puts a removed line back in its quantity on request, and moves the focus to the notice about it', async () => {
  await runCommand(createCartContext(services), addProduct(productKey, 2));
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^削除する/ }));
  const restore = await screen.findByRole('button', { name: '元に戻す' });
  expect(restore.closest('[role="status"]')).toHaveFocus();
  expect(await screen.findByText('カートに商品がありません')).toBeVisible();
  await userEvent.click(restore);
  expect(await screen.findByLabelText('数量')).toHaveValue('2');
  expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull();
});

describe('a cart whose payment', () => {
  const hold = async () => {
    const cart = await shop.cart();
    document.cookie = `default_cart_token=${cart.token}; path=/`;
    return cart;
  };

  it('failed shows one message, and that it can be ordered; a change clears it', async () => {
    await shop.decide(await hold(), shop.tokenOf(CARDS.declined));
    show();
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent('カード会社の承認が得られませんでした。');
    expect(said).toHaveTextContent('「ご購入手続きへ」から、もう一度ご注文いただけます。');
    await userEvent.click(await screen.findByRole('button', { name: '数量を1増やす' }));
    await waitForElementToBeRemoved(said);
    expect(screen.getByText('ご購入手続きへ')).toBeVisible();
  });

  it('is open links to the payment, with the lines and amounts of the order; a change abandons it', async () => {
    const cart = await hold();
    const { body } = await shop.decide(cart, null);
    show();
    const onward = await screen.findByRole('link', { name: 'お支払いを続ける' });
    expect(onward).toHaveAttribute('href', body.redirect_url);
    expect(total()).toHaveTextContent(formatYen(cart.data.order.total_payment));
    await userEvent.click(await screen.findByRole('button', { name: '数量を1増やす' }));
    await waitForElementToBeRemoved(onward);
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await shop.transaction(body.order_id)).status).not.toBe('pending');
  });
});
