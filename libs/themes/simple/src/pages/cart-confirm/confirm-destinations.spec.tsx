import { addCartPackingSpec } from '@shop/contract/carts/add-cart-packing';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { divideCartProductSpec } from '@shop/contract/carts/divide-cart-product';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { createReadyCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { createTestServices, type TestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import CartConfirmPage from './cart-confirm-page';

const JIRO = { ...TOKYO_ADDRESS, shipping_last_name: '佐藤', shipping_first_name: '次郎' };

let api: TestApi;
let services: TestServices;
let name = '';
let product = '';

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  product = (await wellStockedProducts(api.db, 1))[0]!.key;
});
afterAll(() => {
  services.session.close();
  return api.close();
});
afterEach(async () => {
  cleanup();
  // What a page still waits for would be the next page's cart.
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  services.queryClient.removeQueries({ queryKey: ['cart'] });
});

/** So many of three pieces go to Hanako, and the others to Jiro. */
async function twoPlaces(...shares: readonly number[]): Promise<Cart> {
  const { token: cart_token } = await createReadyCart(api, [{ product_key: product, quantity: 3 }]);
  const added = { cart_token, address: JIRO, is_additional: true };
  const { detail } = (await api.call(addCartShippingSpec, { body: added })).body.data;
  const parts = detail.shippings.flatMap(({ key }, at) =>
    shares[at] === 0 ? [] : [{ shipping_key: key, quantity: shares[at] ?? 0 }],
  );
  const body = { cart_token, key: detail.products[0]!.key, parts };
  const cart = (await api.call(divideCartProductSpec, { body })).body;
  name = detail.products[0]!.product_name;
  document.cookie = `default_cart_token=${cart_token}; path=/`;
  return cart;
}
const show = () => renderPage(<CartConfirmPage />, { services, theme: simpleTheme, path: '/cart/confirm' });
const region = async (title: string) => within(await screen.findByRole('region', { name: title }));
const changeLink = (title: string) =>
  region(title).then((part) => part.getByRole('link', { name: /^変更する/ }).getAttribute('href'));

it('shows each destination with its goods, carriage, day and packing, each with a way to change it and back', async () => {
  const cart = await twoPlaces(1, 2);
  const noshi = { packing_key: 'noshi-outer', quantity: 2, noshi_title: '御祝', noshi_name: '山田' };
  const shipping_key = cart.data.detail.shippings[1]!.key;
  await api.call(addCartPackingSpec, { body: { cart_token: cart.token, shipping_key, ...noshi } });
  show();
  const first = await region('お届け先1');
  expect(first.getByText(`${name} × 1点`)).toBeVisible();
  const second = await region('お届け先2');
  expect(second.getByText(/佐藤 次郎/)).toBeVisible();
  expect(second.getByText(`${name} × 2点`)).toBeVisible();
  expect(second.getByText('660円（税込）')).toBeVisible();
  expect((await region('お届け先1の包装・のし')).getByText('なし')).toBeVisible();
  const packing = await region('お届け先2の包装・のし');
  expect(screen.getByText(/（送料・包装・のしを含む）$/)).toBeVisible();
  expect(packing.getByRole('listitem')).toHaveTextContent(
    '外のし 110円（税込） × 2点表書き「御祝」 名入れ「山田」',
  );
  expect(await changeLink('お届け先1')).toBe('/cart/shipping-select?from=confirm');
  for (const part of ['お届け先2の包装・のし', 'お届け先2の配送方法・日時'])
    expect(await changeLink(part)).toBe('/cart/shipping-detail?from=confirm');
  const goods = await region('ご注文の商品');
  expect(goods.getAllByRole('heading', { name })).toHaveLength(1);
  const shares = within(goods.getByRole('list', { name: `${name}のお届け先ごとの数量` }));
  expect(shares.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'お届け先1 山田 花子 様（千代田区千代田）：1点',
    'お届け先2 佐藤 次郎 様（千代田区千代田）：2点',
  ]);
  const legal = await region('ご注文前にご確認ください');
  const arrivals = await legal.findAllByText(
    /^お届け先[12] .+ 様（千代田区千代田）：ご入金の確認後、\d営業日で発送し、発送から\d日でお届けします（お支払い期限の日のご入金なら \d{4}/,
  );
  expect(arrivals).toHaveLength(2);
});

it('says that a destination has no goods, and orders nothing while it has none', async () => {
  const cart = await twoPlaces(3, 0);
  show();
  const second = await region('お届け先2');
  expect(second.getByRole('status')).toHaveTextContent(
    'お届けする商品がありません。「変更する」から、数量を振り分けるか、このお届け先を削除してください。',
  );
  expect(screen.queryByRole('region', { name: 'お届け先2の配送方法・日時' })).toBeNull();
  expect(second.getByRole('link', { name: /^変更する/ })).toHaveAttribute(
    'href',
    '/cart/shipping-select?from=confirm',
  );
  await userEvent.click(screen.getByRole('button', { name: '注文を確定する' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'お届け先2（佐藤 次郎 様）にお届けする商品がありません。数量を振り分けるか、このお届け先を削除してください',
  );
  const { body } = await api.call(getCartSpec, { params: { cart_token: cart.token } });
  expect(body.data.open_payment).toBeNull();
});

it('shows the remarks, and a guest changes the only address where it was written', async () => {
  const { token: cart_token } = await createReadyCart(api, [{ product_key: product, quantity: 1 }]);
  await api.call(modifyCartOtherSpec, { body: { cart_token, remarks: '玄関先へ' } });
  document.cookie = `default_cart_token=${cart_token}; path=/`;
  show();
  expect((await region('備考（ご要望など）')).getByText('玄関先へ')).toBeVisible();
  expect(await changeLink('お届け先')).toBe('/cart/shipping-add?from=confirm');
});
