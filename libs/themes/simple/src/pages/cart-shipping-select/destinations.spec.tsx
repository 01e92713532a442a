import type { Cart } from '@shop/contract/carts/cart';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { resetCartShippingsSpec } from '@shop/contract/carts/reset-cart-shippings';
import { listUserAddressesSpec } from '@shop/contract/user-addresses/list-user-addresses';
import { createFilledCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { createTestServices, type TestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import CartShippingSelectPage from './cart-shipping-select-page';

const MEMBER = 'member@example.jp';
/** Members keep their carts, so each test has one of its own. */
const SECOND = 'second@example.jp';
const SEVERAL = 'several=1';

let api: TestApi;
let services: TestServices;
let products: readonly string[];

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  products = (await wellStockedProducts(api.db, 2)).map(({ key }) => key);
});
afterAll(() => {
  services.session.close();
  return api.close();
});
beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  cleanup();
  // What a page still waits for would be the next page's cart.
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  await act(() => services.session.logout());
  for (const root of ['cart', 'account']) services.queryClient.removeQueries({ queryKey: [root] });
});

const hold = (token: string) => (document.cookie = `default_cart_token=${token}; path=/`);
const show = (query = '') =>
  renderPage(<CartShippingSelectPage params={{}} search={new URLSearchParams(query)} />, {
    services,
    theme: simpleTheme,
    path: `/cart/shipping-select?${query}`,
  });
const lines = () => [
  { product_key: products[0]!, quantity: 3 },
  { product_key: products[1]!, quantity: 1 },
];

/** A guest's cart with two destinations; everything goes to the first. */
async function guestCart(): Promise<Cart> {
  const { token: cart_token } = await createFilledCart(api, lines());
  await api.call(addCartShippingSpec, { body: { cart_token, address: TOKYO_ADDRESS } });
  const address = { ...TOKYO_ADDRESS, shipping_last_name: '佐藤', shipping_first_name: '次郎' };
  const { body } = await api.call(addCartShippingSpec, {
    body: { cart_token, address, is_additional: true },
  });
  hold(cart_token);
  return body;
}
async function signIn(identifier: string): Promise<string> {
  await act(() => services.session.login({ identifier, password: 'demo-pass-2026' }));
  return await api.signIn(identifier);
}
const detailOf = async (cart_token: string, token?: string) =>
  (await api.call(getCartSpec, { params: { cart_token } }, token === undefined ? {} : { token })).body.data
    .detail;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const stepperOf = (product: string, place: number) =>
  within(
    screen.getByRole('group', {
      name: new RegExp(`^数量（${escaped(product)}、お届け先${place} `),
    }),
  );
const more = (product: string, place: number) =>
  userEvent.click(stepperOf(product, place).getByRole('button', { name: '数量を1増やす' }));
const fewer = (product: string, place: number) =>
  userEvent.click(stepperOf(product, place).getByRole('button', { name: '数量を1減らす' }));
const next = () => userEvent.click(screen.getByRole('button', { name: '次へ' }));

it('[setting-order-shipping-is-allow-multiple] a member adds a destination from the address book; an address is offered once', async () => {
  const token = await signIn(MEMBER);
  const cart = await createFilledCart(api, lines(), { token });
  hold(cart.token);
  const book = (await api.call(listUserAddressesSpec, { query: {} }, { token })).body;
  show(SEVERAL);
  await userEvent.click(await screen.findByRole('button', { name: 'このお届け先にする' }));
  await screen.findByRole('heading', { name: 'お届け先1' });
  await userEvent.click(screen.getByRole('button', { name: 'お届け先を追加する' }));
  const choices = await screen.findAllByRole('radio');
  expect(choices).toHaveLength(book.length - 1);
  await userEvent.click(choices.at(-1)!);
  await userEvent.click(screen.getByRole('button', { name: 'このお届け先にする' }));
  await screen.findByRole('heading', { name: 'お届け先2' });
  // The names of both addresses are there.
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  const { shippings } = await detailOf(cart.token, token);
  expect(new Set(shippings.map(({ user_address_id }) => user_address_id)).size).toBe(2);
});

it('a member who wants one destination chooses it with one press, and is offered several', async () => {
  const token = await signIn(SECOND);
  hold((await createFilledCart(api, lines(), { token })).token);
  const page = show();
  expect(await screen.findByRole('link', { name: '複数のお届け先に送る' })).toHaveAttribute(
    'href',
    '/cart/shipping-select?several=1',
  );
  await next();
  await waitFor(() => expect(page.pathname()).toBe('/cart/shipping-detail'));
});

it('one piece is not offered several destinations', async () => {
  const { token: cart_token } = await createFilledCart(api, [{ product_key: products[0]!, quantity: 1 }]);
  await api.call(addCartShippingSpec, { body: { cart_token, address: TOKYO_ADDRESS } });
  hold(cart_token);
  show();
  await screen.findByRole('link', { name: '次へ' });
  expect(screen.queryByRole('link', { name: '複数のお届け先に送る' })).toBeNull();
});

it('[call-patch-v1-carts-products-divide] what is left of a product is said beside it, a wrong sum is not sent, and a right one is', async () => {
  const cart = await guestCart();
  const name = cart.data.detail.products[0]!.product_name;
  const page = show();
  await screen.findByRole('heading', { name: 'お届け先ごとの数量' });
  await fewer(name, 1);
  const product = screen.getByRole('region', { name });
  expect(within(product).getByText('残り 1点')).toHaveRole('status');
  await next();
  expect(screen.getByRole('alert')).toHaveTextContent('数量の合計が合っていない商品があります');
  expect(within(product).getByText('残り 1点')).toHaveFocus();
  await more(name, 2);
  await more(name, 2);
  expect(within(product).getByText('1点多く指定されています')).toHaveRole('status');
  await fewer(name, 1);
  expect(within(product).getByText('すべて振り分けました')).toHaveRole('status');
  expect(page.pathname()).toBe('/cart/shipping-select?');
  await next();
  await waitFor(() => expect(page.pathname()).toBe('/cart/shipping-detail'));
  const [first, second] = (await detailOf(cart.token)).shippings;
  expect(first!.products.map(({ quantity }) => quantity).sort()).toEqual([1, 1]);
  expect(second!.products.map(({ quantity }) => quantity)).toEqual([2]);
});

it('quantities that are not sent survive a reload', async () => {
  const cart = await guestCart();
  const name = cart.data.detail.products[0]!.product_name;
  show();
  await screen.findByRole('heading', { name: 'お届け先ごとの数量' });
  await fewer(name, 1);
  await more(name, 2);
  cleanup();
  show();
  await screen.findByRole('heading', { name: 'お届け先ごとの数量' });
  await waitFor(() => expect(stepperOf(name, 2).getByRole('textbox', { name: '数量' })).toHaveValue('1'));
});

it('a destination that is removed gives its goods to the other, and one without goods says so', async () => {
  const cart = await guestCart();
  show();
  const [, second] = await screen.findAllByRole('heading', { name: /^お届け先\d$/ });
  const card = second!.closest('section')!;
  expect(within(card).getByText(/お届けする商品がありません/)).toBeVisible();
  await userEvent.click(
    within(card).getByRole('button', {
      name: 'このお届け先を削除 （お届け先2 佐藤 次郎 様（千代田区千代田））',
    }),
  );
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  expect(
    await screen.findByText('お届け先2 佐藤 次郎 様（千代田区千代田）を削除しました'),
  ).toBeInTheDocument();
  expect((await detailOf(cart.token)).shippings).toHaveLength(1);
});

it('a destination that is gone already does not block: the page shows what there is', async () => {
  const cart = await guestCart();
  show();
  await screen.findByRole('heading', { name: 'お届け先2' });
  const body = {
    cart_token: cart.token,
    is_removing_address: true,
    key: cart.data.detail.shippings[1]!.key,
  };
  await api.call(resetCartShippingsSpec, { body });
  await userEvent.click(screen.getByRole('button', { name: /^このお届け先を削除.*お届け先2/ }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'お届け先2' })).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a guest writes a further destination on the page for addresses', async () => {
  await guestCart();
  show();
  expect(await screen.findByRole('link', { name: 'お届け先を追加する' })).toHaveAttribute(
    'href',
    '/cart/shipping-add?destination=new',
  );
});
