import type { Cart } from '@shop/contract/carts/cart';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { createDividedCart } from '@shop/testing-api/divided-cart';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import CartPage from './cart-page';

const HOME = 'お届け先1 山田 花子 様（三鷹市）';
const PARENTS = 'お届け先2 佐藤 次郎 様（立川市）';

const shop = servedShopOfFile();
let cart: Cart;
let name = '';
let otherName = '';

beforeEach(async () => {
  ({ cart, name, otherName } = await createDividedCart(shop.api));
  document.cookie = `default_cart_token=${cart.token}; path=/`;
});
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(shop.services.queryClient.isFetching()).toBe(0));
  shop.services.queryClient.removeQueries({ queryKey: ['cart'] });
});

async function show() {
  renderPage(<CartPage />, { services: shop.services, theme: simpleTheme, path: '/cart/' });
  await screen.findByRole('heading', { name });
}
const shares = () => screen.getByRole('list', { name: `${name}のお届け先ごとの数量` });
const stepperAt = (place: string) => within(screen.getByRole('group', { name: `${name}（${place}）の数量` }));
/** The quantities of the divided product by destination, as the server has them. */
async function stored(): Promise<readonly number[]> {
  const { body } = await shop.api.call(getCartSpec, { params: { cart_token: cart.token } });
  const { products, shippings } = body.data.detail;
  return shippings.map(({ key }) =>
    products
      .filter(({ product_name, shipping_key }) => product_name === name && shipping_key === key)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  );
}

it('is one product with its pieces by destination, and another product says where it goes', async () => {
  await show();
  const headings = within(screen.getByRole('region', { name: 'カートの商品' })).getAllByRole('heading', {
    level: 3,
  });
  expect(headings.map(({ textContent }) => textContent)).toEqual([name, otherName]);
  expect(screen.getByText('合計3点')).toBeVisible();
  expect(within(shares()).getByText(HOME)).toBeVisible();
  expect(within(shares()).getByText(PARENTS)).toBeVisible();
  expect(stepperAt(HOME).getByRole('textbox')).toHaveValue('1');
  expect(stepperAt(PARENTS).getByRole('textbox')).toHaveValue('2');
  expect(screen.getByText(`お届け先：${HOME}`)).toBeVisible();
});

it('changes the quantity of one destination alone', async () => {
  await show();
  await userEvent.click(stepperAt(PARENTS).getByRole('button', { name: '数量を1増やす' }));
  expect(await screen.findByText('合計4点')).toBeVisible();
  expect(await stored()).toEqual([1, 3]);
});

it.each([
  ['削除する', /^削除する/, (product: string) => `${product}をカートから削除しました。`],
  ['あとで買う', /^あとで買う/, (product: string) => `${product}を「あとで買う」に移しました。`],
])(
  '%s takes out one destination, says which, and its undoing brings it back there',
  async (_, press, said) => {
    await show();
    const button = within(shares()).getAllByRole('button', { name: press })[1]!;
    expect(button).toHaveAccessibleName(expect.stringContaining(PARENTS));
    await userEvent.click(button);
    const notice = await screen.findByText(said(`${name}（${PARENTS}）`));
    expect(await stored()).toEqual([1, 0]);
    expect(screen.getAllByText(`お届け先：${HOME}`)).toHaveLength(2);
    await userEvent.click(within(notice.parentElement!).getByRole('button', { name: '元に戻す' }));
    expect(await screen.findByText('合計3点')).toBeVisible();
    expect(await stored()).toEqual([1, 2]);
  },
);
