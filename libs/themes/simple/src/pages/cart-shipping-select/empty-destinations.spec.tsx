import type { Cart } from '@shop/contract/carts/cart';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { resetCartShippingsSpec } from '@shop/contract/carts/reset-cart-shippings';
import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { createFilledCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import CartShippingDetailPage from '../cart-shipping-detail/cart-shipping-detail-page';
import CartShippingSelectPage from './cart-shipping-select-page';

const MEMBER = 'second@example.jp';

const shop = servedShopOfFile();
let products: readonly string[];

beforeAll(async () => {
  products = (await wellStockedProducts(shop.api.db, 2)).map(({ key }) => key);
});
beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(shop.services.queryClient.isFetching()).toBe(0));
  await act(() => shop.services.session.logout());
  for (const root of ['cart', 'account']) shop.services.queryClient.removeQueries({ queryKey: [root] });
});

const hold = (token: string) => (document.cookie = `default_cart_token=${token}; path=/`);
const show = () =>
  renderPage(<CartShippingSelectPage params={{}} search={new URLSearchParams()} />, {
    services: shop.services,
    theme: simpleTheme,
    path: '/cart/shipping-select',
  });
const lines = () => [
  { product_key: products[0]!, quantity: 3 },
  { product_key: products[1]!, quantity: 1 },
];
const addTo = (cart_token: string, last: string, first: string) => {
  const address = { ...TOKYO_ADDRESS, shipping_last_name: last, shipping_first_name: first };
  return shop.api.call(addCartShippingSpec, { body: { cart_token, address, is_additional: true } });
};

/** A guest's cart with two destinations; everything goes to the first. */
async function guestCart(): Promise<Cart> {
  const { token } = await createFilledCart(shop.api, lines());
  await addTo(token, '山田', '花子');
  hold(token);
  return (await addTo(token, '佐藤', '次郎')).body;
}
const detailOf = async (cart_token: string) =>
  (await shop.api.call(getCartSpec, { params: { cart_token } })).body.data.detail;
/** The stepper of a product at the place with this number; names of products have no brackets. */
const stepperOf = (product: string, place: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^数量（${product}、お届け先${place} `) }));
const more = (product: string, place: number) =>
  userEvent.click(stepperOf(product, place).getByRole('button', { name: '数量を1増やす' }));
const fewer = (product: string, place: number) =>
  userEvent.click(stepperOf(product, place).getByRole('button', { name: '数量を1減らす' }));
const next = () => userEvent.click(screen.getByRole('button', { name: '次へ' }));

it('a destination without goods stops the way on: it is named, led to, and given goods or removed', async () => {
  const cart = await guestCart();
  const name = cart.data.detail.products[0]!.product_name;
  const page = show();
  await screen.findByRole('heading', { name: 'お届け先ごとの数量' });
  const text =
    'お届け先2 佐藤 次郎 様（千代田区千代田）にお届けする商品がありません。数量を振り分けるか、このお届け先を削除してください。';
  await next();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  const card = within(screen.getByRole('region', { name: 'お届け先2' }));
  expect(card.getByText(text)).toHaveFocus();
  expect(page.pathname()).toBe('/cart/shipping-select');
  await userEvent.click(card.getByRole('button', { name: /^数量を振り分ける/ }));
  expect(stepperOf(name, 2).getByRole('textbox', { name: '数量' })).toHaveFocus();
  await fewer(name, 1);
  await more(name, 2);
  expect(screen.queryByRole('alert')).toBeNull();
  await next();
  await waitFor(() => expect(page.pathname()).toBe('/cart/shipping-detail'));
  const { shippings } = await detailOf(cart.token);
  expect(shippings.map(({ products: goods }) => goods.length)).toEqual([2, 1]);
});

it('an empty destination that is removed leaves the quantities of the others as they were written', async () => {
  const { token: cart_token, data } = await guestCart();
  await addTo(cart_token, '鈴木', '三郎');
  const name = data.detail.products[0]!.product_name;
  const page = show();
  await screen.findByRole('heading', { name: 'お届け先3' });
  await fewer(name, 1);
  await more(name, 3);
  await next();
  const card = within(screen.getByRole('region', { name: 'お届け先2' }));
  await userEvent.click(card.getByRole('button', { name: /^このお届け先を削除/ }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'お届け先3' })).toBeNull());
  await next();
  await waitFor(() => expect(page.pathname()).toBe('/cart/shipping-detail'));
  const { shippings } = await detailOf(cart_token);
  expect(
    shippings.map(({ address: { shipping_name }, products: goods }) => [shipping_name, goods.length]),
  ).toEqual([
    ['山田 花子', 2],
    ['鈴木 三郎', 1],
  ]);
});

it('destinations are called what the member calls their addresses; one without a name by who lives where', async () => {
  await act(() => shop.services.session.login({ identifier: MEMBER, password: 'demo-pass-2026' }));
  const token = await shop.api.signIn(MEMBER);
  const named = { ...TOKYO_ADDRESS, name: '実家', city: '三鷹市' };
  const unnamed = { ...TOKYO_ADDRESS, shipping_first_name: '三郎', name: '', city: '立川市' };
  const { token: cart_token, data } = await createFilledCart(shop.api, lines(), { token });
  const reset = { cart_token, is_removing_address: true };
  await shop.api.call(resetCartShippingsSpec, { body: reset }, { token });
  for (const body of [named, unnamed]) {
    const { id } = (await shop.api.call(createUserAddressSpec, { body }, { token })).body;
    const added = { cart_token, user_address_id: id, is_additional: true };
    await shop.api.call(addCartShippingSpec, { body: added }, { token });
  }
  hold(cart_token);
  show();
  const card = within(await screen.findByRole('region', { name: 'お届け先1' }));
  expect(await card.findByText('実家')).toBeVisible();
  const product = data.detail.products[0]!.product_name;
  for (const place of ['お届け先1 実家', 'お届け先2 山田 三郎 様（立川市）'])
    expect(screen.getByRole('group', { name: `数量（${product}、${place}）` })).toBeVisible();
  cleanup();
  renderPage(<CartShippingDetailPage params={{}} search={new URLSearchParams()} />, {
    services: shop.services,
    theme: simpleTheme,
    path: '/cart/shipping-detail',
  });
  const delivery = within(await screen.findByRole('region', { name: 'お届け先1' }));
  expect(await delivery.findByText('実家')).toBeVisible();
});
