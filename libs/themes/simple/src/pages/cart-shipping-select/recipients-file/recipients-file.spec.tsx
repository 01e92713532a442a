import { File as NodeFile } from 'node:buffer';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { rateCounters } from '@shop/shop-api/db/schema';
import { createFilledCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { RECIPIENTS_HEAD, recipientRow } from '@shop/testing-api/recipients-file';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../../theme';
import CartShippingSelectPage from '../cart-shipping-select-page';

/** The file that a page gets; jsdom reads no other. */
const PageFile = globalThis.File;

const shop = servedShopOfFile();
let product: StockedProduct;
let token = '';

beforeAll(async () => {
  product = (await wellStockedProducts(shop.api.db, 1))[0]!;
});
beforeEach(async () => {
  sessionStorage.clear();
  // The API runs here too, and knows a file by the class of Node.
  Object.assign(globalThis, { File: NodeFile });
  await shop.api.db.delete(rateCounters);
  token = (await createFilledCart(shop.api, [{ product_key: product.key, quantity: 6 }])).token;
  await shop.api.call(addCartShippingSpec, { body: { cart_token: token, address: TOKYO_ADDRESS } });
  document.cookie = `default_cart_token=${token}; path=/`;
});
afterEach(async () => {
  cleanup();
  Object.assign(globalThis, { File: PageFile });
  await act(() => shop.api.request('/dev/lab', { method: 'DELETE' }));
  await waitFor(() => expect(shop.services.queryClient.isFetching()).toBe(0));
  shop.services.queryClient.removeQueries({ queryKey: ['cart'] });
});

async function show() {
  renderPage(<CartShippingSelectPage params={{}} search={new URLSearchParams('several=1')} />, {
    services: shop.services,
    theme: simpleTheme,
    path: '/cart/shipping-select?several=1',
  });
  await userEvent.click(await screen.findByText('ファイル（CSV）からまとめて追加する'));
}
const choose = (...rows: readonly string[]) =>
  userEvent.upload(
    screen.getByLabelText('お届け先のCSVファイル'),
    new PageFile([rows.join('\r\n')], '宛先.csv', { type: 'text/csv' }),
  );
const head = () => `${RECIPIENTS_HEAD},${product.code}`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const places = async () => {
  const { body } = await shop.api.call(getCartSpec, { params: { cart_token: token } });
  const { shippings, products } = body.data.detail;
  return shippings.map(({ key, address }) => [
    address.shipping_last_name,
    products.find(({ shipping_key }) => shipping_key === key)?.quantity ?? 0,
  ]);
};

it('names what is wrong with each row, changes nothing, and takes the corrected file as a whole', async () => {
  await show();
  await choose(
    head(),
    recipientRow('佐藤', '2'),
    recipientRow('').replace('530-0001', '53'),
    recipientRow('鈴木', '0'),
  );
  expect(
    await screen.findByText('3件中2件に誤りがあります。ファイルを直して、もう一度お選びください。'),
  ).toBeVisible();
  const faulty = screen.getByRole('heading', { name: '誤りのある行' }).nextElementSibling!;
  expect(faulty).toHaveTextContent(/3行目 花子 様.*姓を入力してください.*郵便番号は郵便番号の形式で/);
  expect(faulty).toHaveTextContent(new RegExp(`4行目 鈴木 花子 様.*${product.code}：数量は1以上の整数で`));
  expect(await places()).toEqual([['山田', 6]]);
  await choose(head(), recipientRow('佐藤', '2'), recipientRow('林', '１'), recipientRow('鈴木', '1'));
  expect(await screen.findByText('3件すべて、お届け先に追加できます。')).toBeVisible();
  expect(screen.getByText(`${product.name}：6点（変わりません）`)).toBeVisible();
  await press('3件のお届け先を追加する');
  expect(await screen.findByText('ファイルから3件のお届け先を取り込みました')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'お届け先4' })).toBeVisible();
  expect(await places()).toEqual([
    ['山田', 2],
    ['佐藤', 2],
    ['林', 1],
    ['鈴木', 1],
  ]);
});

it('takes the right rows alone where that is asked for, and says what the quantity becomes', async () => {
  await show();
  await choose(head(), recipientRow('佐藤', '8'), recipientRow('', '1'));
  expect(await screen.findByText(`${product.name}：6点から8点に変わります`)).toBeVisible();
  expect(screen.queryByRole('button', { name: /件のお届け先を追加する$/ })).toBeNull();
  await press('問題のない行だけを追加する（1件）');
  await screen.findByText('ファイルから1件のお届け先を取り込みました');
  expect(await places()).toEqual([
    ['山田', 0],
    ['佐藤', 8],
  ]);
});

it.each([
  ['no CSV of addresses', 'あいうえお', /1行目に次の列名が必要です/],
  ['too large', `${RECIPIENTS_HEAD}\n${'あ'.repeat(40_000)}`, /100キロバイトまでのファイル/],
])('a file that is %s is refused beside the field', async (_what, text, message) => {
  await show();
  await choose(text);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText('カートはまだ変わっていません。')).toBeNull();
});

it('a check that fails keeps the file and is tried again at a press', async () => {
  await show();
  await shop.api.lab({
    scenario: 'server-error',
    times: 1,
    match: { path: '/v1/carts/shippings/import/check' },
  });
  await choose(head(), recipientRow('佐藤', '2'));
  await screen.findByText(/エラーが発生しました/);
  expect(screen.getByText('宛先.csv')).toBeInTheDocument();
  await press('もう一度確認する');
  expect(await screen.findByText('1件すべて、お届け先に追加できます。')).toBeVisible();
});

it('an import whose response is lost happens once', async () => {
  await show();
  await choose(head(), recipientRow('佐藤', '2'));
  await screen.findByText('1件すべて、お届け先に追加できます。');
  await shop.api.lab({ scenario: 'lost-reply', times: 1, match: { path: '/v1/carts/shippings/import' } });
  await press('1件のお届け先を追加する');
  await screen.findByText('ファイルから1件のお届け先を取り込みました');
  expect(await places()).toEqual([
    ['山田', 4],
    ['佐藤', 2],
  ]);
});

it('what was sold since the check is said of its row, and nothing is taken', async () => {
  await show();
  await choose(head(), recipientRow('佐藤', '8'));
  await screen.findByText('1件すべて、お届け先に追加できます。');
  await setStock(shop.api.db, product.id, 7);
  await press('1件のお届け先を追加する');
  expect(await screen.findByText(/在庫が足りません/)).toBeVisible();
  expect(screen.getByText(/カートは変わっていません/)).toBeVisible();
  await setStock(shop.api.db, product.id, 1_000);
  expect(await places()).toEqual([['山田', 6]]);
});
