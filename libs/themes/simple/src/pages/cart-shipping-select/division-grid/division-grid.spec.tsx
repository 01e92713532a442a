import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { createFilledCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { setStock, wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../../theme';
import CartShippingSelectPage from '../cart-shipping-select-page';

const NAMES = ['山田', '佐藤', '鈴木'] as const;

const GRID = /^お届け先ごとの数量/;

const shop = servedShopOfFile();
let cart: Cart;
let names: readonly string[];
let second: number;

beforeAll(() => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
});
afterAll(() => Reflect.deleteProperty(window, 'matchMedia'));
beforeEach(async () => {
  sessionStorage.clear();
  const products = await wellStockedProducts(shop.api.db, 2);
  second = products[1]!.id;
  const lines = products.map(({ key }, at) => ({ product_key: key, quantity: at === 0 ? 6 : 3 }));
  const { token: cart_token } = await createFilledCart(shop.api, lines);
  for (const [at, shipping_last_name] of NAMES.entries()) {
    const address = { ...TOKYO_ADDRESS, shipping_last_name };
    const body = { cart_token, address, is_additional: at > 0 };
    cart = (await shop.api.call(addCartShippingSpec, { body })).body;
  }
  names = cart.data.detail.products.map(({ product_name }) => product_name);
  document.cookie = `default_cart_token=${cart_token}; path=/`;
});
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(shop.services.queryClient.isFetching()).toBe(0));
  shop.services.queryClient.removeQueries({ queryKey: ['cart'] });
});

async function show() {
  const page = renderPage(<CartShippingSelectPage params={{}} search={new URLSearchParams()} />, {
    services: shop.services,
    theme: simpleTheme,
    path: '/cart/shipping-select',
  });
  await screen.findByRole('table', { name: GRID });
  return page;
}
const cell = (row: number, column: number): HTMLInputElement =>
  screen.getAllByRole<HTMLInputElement>('textbox', {
    name: new RegExp(`お届け先${column + 1} ${NAMES[column]}.*数量$`),
  })[row]!;
const values = (row: number) => NAMES.map((_name, column) => cell(row, column).value);
const grid = () => within(screen.getByRole('table', { name: GRID }));
const rowOf = (row: number) => within(grid().getAllByRole('row')[row + 1]!);
const write = async (row: number, column: number, text: string) => {
  await userEvent.clear(cell(row, column));
  await userEvent.type(cell(row, column), text);
};
const paste = async (row: number, column: number, text: string) => {
  await userEvent.click(cell(row, column));
  await userEvent.paste(text);
};
const next = () => userEvent.click(screen.getByRole('button', { name: '次へ' }));
/** The quantities of the cart by product and destination, as the server has them. */
async function stored(): Promise<readonly (readonly number[])[]> {
  const { body } = await shop.api.call(getCartSpec, { params: { cart_token: cart.token } });
  const { products, shippings } = body.data.detail;
  return names.map((name) =>
    shippings.map(({ key }) =>
      products
        .filter((line) => line.product_name === name && line.shipping_key === key)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    ),
  );
}

it('is a table of products and recipients whose sums follow what is written, and is sent as a whole', async () => {
  const page = await show();
  expect(screen.getByRole('region', { name: 'お届け先ごとの数量の表' })).toBeVisible();
  expect(
    grid()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '商品',
    'お届け先1 山田 花子 様（千代田区千代田）',
    'お届け先2 佐藤 花子 様（千代田区千代田）',
    'お届け先3 鈴木 花子 様（千代田区千代田）',
    '合計',
  ]);
  expect([values(0), values(1)]).toEqual([
    ['6', '0', '0'],
    ['3', '0', '0'],
  ]);
  await write(0, 0, '１');
  expect(rowOf(0).getByText('残り 5点')).toBeVisible();
  expect(rowOf(0).getByText('1点')).toBeVisible();
  await next();
  expect(screen.getByRole('alert')).toHaveTextContent('数量の合計が合っていない商品があります');
  expect(rowOf(0).getByText('残り 5点')).toHaveFocus();
  await write(0, 1, '2');
  await write(0, 2, '3');
  expect(rowOf(0).getByText('すべて振り分けました')).toBeVisible();
  expect(
    rowOf(2)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['4点', '2点', '3点', '9点']);
  await next();
  await waitFor(() => expect(page.pathname()).toBe('/cart/shipping-detail'));
  expect(await stored()).toEqual([
    [1, 2, 3],
    [3, 0, 0],
  ]);
});

it('keys move as in a spreadsheet, and Enter sends nothing', async () => {
  const page = await show();
  await userEvent.click(cell(0, 0));
  await userEvent.keyboard('{Enter}');
  expect(cell(1, 0)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(cell(1, 0)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(cell(1, 1)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(cell(0, 1)).toHaveFocus();
  // What is selected is written over, and the caret moves within what was written.
  await userEvent.keyboard('12{ArrowLeft}3');
  expect(cell(0, 1)).toHaveValue('132');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(cell(0, 1)).toHaveFocus();
  await userEvent.tab();
  expect(cell(0, 2)).toHaveFocus();
  expect(page.pathname()).toBe('/cart/shipping-select');
});

it('a pasted block fills the cells, with full-width digits; a wrong one fills none and says why', async () => {
  await show();
  await paste(0, 0, '１\t2\t３\n1\t1\t1\n');
  expect([values(0), values(1)]).toEqual([
    ['1', '2', '3'],
    ['1', '1', '1'],
  ]);
  expect(screen.getByText('6個の欄に貼り付けました')).toBeInTheDocument();
  await paste(0, 0, '9\tabc\t9');
  expect(values(0)).toEqual(['1', '2', '3']);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '佐藤 花子 様（千代田区千代田）：貼り付けた「abc」は数量ではありません。貼り付けはすべて取り消しました',
  );
  expect(cell(0, 1)).toHaveAccessibleDescription(/「abc」/);
  await paste(1, 2, '1\t2');
  expect(cell(1, 2)).toHaveAccessibleDescription(/1行×2列.*収まりません/);
  expect(values(1)).toEqual(['1', '1', '1']);
});

it('a word in a cell is named there and is not sent until it is put right', async () => {
  const page = await show();
  await write(1, 0, '三');
  expect(cell(1, 0)).toBeInvalid();
  expect(cell(1, 0)).toHaveAccessibleDescription(
    '山田 花子 様（千代田区千代田）：数量を整数で入力してください',
  );
  await userEvent.tab();
  expect(cell(1, 0)).toHaveValue('三');
  await next();
  expect(cell(1, 0)).toHaveFocus();
  expect(screen.getByText('数量ではない欄があります。赤い欄を直してください。')).toBeVisible();
  await write(1, 0, '1000');
  expect(cell(1, 0)).toHaveAccessibleDescription(/999点まで/);
  await write(1, 0, '３');
  await userEvent.tab();
  expect(cell(1, 0)).toHaveValue('3');
  await userEvent.click(rowOf(0).getByRole('button', { name: /^均等に分ける/ }));
  await next();
  await waitFor(() => expect(page.pathname()).toBe('/cart/shipping-detail'));
});

it('a recipient of nothing stops the way on; the way to give something leads to the cell', async () => {
  const page = await show();
  await next();
  const card = within(screen.getByRole('region', { name: 'お届け先2' }));
  expect(
    card.getByText(/^お届け先2 佐藤 花子 様（千代田区千代田）にお届けする商品がありません/),
  ).toHaveFocus();
  await userEvent.click(card.getByRole('button', { name: /^数量を振り分ける/ }));
  expect(cell(0, 1)).toHaveFocus();
  expect(page.pathname()).toBe('/cart/shipping-select');
});

it('one press shares out evenly or one for each, and another changes the quantity of the order', async () => {
  const page = await show();
  await userEvent.click(rowOf(0).getByRole('button', { name: /^均等に分ける/ }));
  expect(values(0)).toEqual(['2', '2', '2']);
  await userEvent.click(rowOf(0).getByRole('button', { name: /^すべてのお届け先に1点ずつ/ }));
  await userEvent.click(rowOf(0).getByRole('button', { name: /^数量を3点に変更する/ }));
  expect(await rowOf(0).findByText('全3点')).toBeVisible();
  expect(rowOf(0).getByText('すべて振り分けました')).toBeVisible();
  await write(1, 2, '2');
  await userEvent.click(rowOf(1).getByRole('button', { name: /^数量を5点に変更する/ }));
  expect(await rowOf(1).findByText('全5点')).toBeVisible();
  await next();
  await waitFor(() => expect(page.pathname()).toBe('/cart/shipping-detail'));
  expect(await stored()).toEqual([
    [1, 1, 1],
    [3, 0, 2],
  ]);
});

it('more than is in stock is refused, and what was written stays', async () => {
  await show();
  await setStock(shop.api.db, second, 4);
  await write(1, 1, '2');
  await userEvent.click(rowOf(1).getByRole('button', { name: /^数量を5点に変更する/ }));
  expect(await rowOf(1).findByRole('alert')).toHaveTextContent('在庫が不足しています');
  expect(values(1)).toEqual(['3', '2', '0']);
  await setStock(shop.api.db, second, 1_000);
});

it('a lost response while the quantity is changed changes it once', async () => {
  await show();
  await write(0, 1, '1');
  await shop.api.lab({ scenario: 'lost-reply', times: 1, match: { path: '/v1/carts/products/modify' } });
  await userEvent.click(rowOf(0).getByRole('button', { name: /^数量を7点に変更する/ }));
  expect(await rowOf(0).findByText('全7点')).toBeVisible();
  expect(await stored()).toEqual([
    [7, 0, 0],
    [3, 0, 0],
  ]);
});
