import { getCartSpec } from '@shop/contract/carts/get-cart';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import { addProduct } from '@shop/feature-cart/commands/add-product';
import { cartKeys } from '@shop/feature-cart/cart-keys';
import { createCartContext } from '@shop/feature-cart/create-cart-context';
import { runCommand } from '@shop/feature-cart/run-command';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import CartShippingAddPage from './cart-shipping-add-page';

let api: TestApi;
let services: TestServices;
let token = '';

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});
beforeEach(async () => {
  sessionStorage.clear();
  document.cookie = 'default_cart_token=; Max-Age=0; path=/';
  services.queryClient.removeQueries({ queryKey: cartKeys.cart });
  const { body } = await api.call(listProductsSpec, { query: { in_stock: true } });
  token = (await runCommand(createCartContext(services), addProduct(body[0]!.key, 1))).token;
});
afterEach(async () => {
  cleanup();
  // What a page still waits for would be the next page's cart.
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
});

const show = () =>
  renderPage(<CartShippingAddPage params={{}} search={new URLSearchParams()} />, {
    services,
    theme: simpleTheme,
    path: '/cart/shipping-add',
  });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const write = async (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await userEvent.type(field(name), value);
};
const cartOf = async () => (await api.call(getCartSpec, { params: { cart_token: token } })).body.data;

const ADDRESS = {
  メールアドレス: 'hanako@example.jp',
  '姓（カナ）': 'ヤマダ',
  '名（カナ）': 'ハナコ',
  郵便番号: '1000001',
  番地: '1-1',
  電話番号: '0312345678',
};

async function writeAddress() {
  await screen.findByRole('heading', { name: 'ご注文者' });
  await userEvent.type(screen.getByLabelText('姓'), '山田');
  await userEvent.type(screen.getByLabelText('名'), '花子');
  await write(ADDRESS);
  await waitFor(() => expect(field('市区町村')).toHaveValue('千代田区'));
}

it('a guest who orders for themselves writes name and telephone number once', async () => {
  show();
  await writeAddress();
  expect(screen.queryByRole('textbox', { name: /^注文者名/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '次へ' }));
  await waitFor(async () => expect((await cartOf()).detail.shippings).toHaveLength(1));
  expect((await cartOf()).orderer).toMatchObject({
    orderer_name: '山田 花子',
    email: 'hanako@example.jp',
    phone_number: '0312345678',
  });
});

it('announces the mistake of the field that gets the focus: the first in the form', async () => {
  show();
  await screen.findByRole('heading', { name: 'ご注文者' });
  const submit = screen.getByRole('button', { name: '次へ' });
  const said = () => screen.getByText(/^入力内容に\d+件の誤りがあります。/);
  await userEvent.click(submit);
  await waitFor(() => expect(field('メールアドレス')).toHaveFocus());
  expect(said()).toHaveTextContent(/メールアドレスを入力してください$/);
  await write({ メールアドレス: 'hanako@example.jp' });
  await userEvent.click(submit);
  await waitFor(() => expect(screen.getByLabelText('姓')).toHaveFocus());
  expect(said()).toHaveTextContent(/件の誤りがあります。姓を入力してください$/);
});

it('a guest who sends a gift names the sender, and finds everything again on coming back', async () => {
  show();
  await writeAddress();
  await userEvent.click(screen.getByRole('checkbox', { name: 'お届け先はご注文者と同じ' }));
  await userEvent.click(screen.getByRole('button', { name: '次へ' }));
  expect(await screen.findByText('注文者名を入力してください')).toBeVisible();
  await write({ 注文者名: '佐藤 次郎', ご連絡先電話番号: '0612345678' });
  await userEvent.click(screen.getByRole('button', { name: '次へ' }));
  await waitFor(async () => expect((await cartOf()).detail.shippings).toHaveLength(1));
  expect((await cartOf()).orderer).toMatchObject({ orderer_name: '佐藤 次郎', phone_number: '0612345678' });
  cleanup();
  show();
  expect(await screen.findByRole('textbox', { name: /^注文者名/ })).toHaveValue('佐藤 次郎');
  expect(screen.getByLabelText('姓')).toHaveValue('山田');
  expect(field('市区町村')).toHaveValue('千代田区');
});

it('what is half-written survives a reload, the place of a postal code and the choice of another orderer too', async () => {
  show();
  await writeAddress();
  await userEvent.click(screen.getByRole('checkbox', { name: 'お届け先はご注文者と同じ' }));
  await write({ 注文者名: '佐藤 次郎' });
  cleanup();
  services.queryClient.removeQueries({ queryKey: cartKeys.cart });
  services.queryClient.removeQueries({ queryKey: prefecturesQuery(services.api).queryKey });
  show();
  expect(await screen.findByRole('textbox', { name: /^注文者名/ })).toHaveValue('佐藤 次郎');
  expect(screen.getByRole('combobox', { name: /^都道府県/ })).toHaveValue('東京都');
  expect(field('市区町村')).toHaveValue('千代田区');
  expect(field('メールアドレス')).toHaveValue('hanako@example.jp');
  await screen.findByRole('option', { name: '北海道' });
  expect(screen.getByRole('combobox', { name: /^都道府県/ })).toHaveValue('東京都');
});

it('what was written for another cart in this tab is not shown', async () => {
  show();
  await writeAddress();
  cleanup();
  document.cookie = 'default_cart_token=; Max-Age=0; path=/';
  services.queryClient.removeQueries({ queryKey: cartKeys.cart });
  const { body } = await api.call(listProductsSpec, { query: { in_stock: true } });
  await runCommand(createCartContext(services), addProduct(body[0]!.key, 1));
  show();
  await screen.findByRole('heading', { name: 'ご注文者' });
  expect(screen.getByLabelText('姓')).toHaveValue('');
});
