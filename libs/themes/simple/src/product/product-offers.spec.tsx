import { productAccessories } from '@shop/shop-api/db/schema';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { browserCookies } from '@shop/session/browser-cookies';
import { measureProduct } from '@shop/testing-api/measure-product';
import { offerAsSet } from '@shop/testing-api/offer-as-set';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CartPage from '../pages/cart/cart-page';
import { simpleTheme } from '../theme';
import { Accessories } from './accessories';
import { ProductSets } from './product-sets';
import { SizeTables } from './size-tables';

let api: TestApi;
let services: TestServices;
let mug: StockedProduct;
let navy: StockedProduct;
let other: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  const found = await wellStockedProducts(api.db, 40);
  [mug] = found as [StockedProduct];
  [, navy] = found.filter(({ productModelId }) => productModelId === mug.productModelId) as [
    StockedProduct,
    StockedProduct,
  ];
  [other] = found.filter(({ productModelId }) => productModelId !== mug.productModelId) as [StockedProduct];
  await measureProduct(api.db, mug);
  await offerAsSet(api.db, 'breakfast', [
    [mug, 2],
    [other, 1],
  ]);
});
afterEach(cleanup);
afterAll(() => {
  services.session.close();
  return api.close();
});

async function open() {
  services.queryClient.clear();
  await services.queryClient.fetchQuery(productQuery(services.api, mug.key));
  const offers = (
    <>
      <SizeTables productKey={mug.key} />
      <ProductSets productKey={mug.key} />
    </>
  );
  renderPage(offers, { services, theme: simpleTheme });
  return within(await screen.findByRole('region', { name: 'セットで買う' }));
}
const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`;

it('[entity-size-table] shows the measures of each size, and marks the one that is chosen', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: '器（単位：cm）' }));
  const size = mug.options[0]?.value ?? '';
  expect(table.getByRole('rowheader', { name: `${size} （選択中のサイズ）` })).toBeVisible();
  expect(table.getByRole('row', { name: '小 7.4 7.8' })).toBeVisible();
  expect(screen.getByText('手仕事のため、前後0.5cmほどの差があります。')).toBeVisible();
});

it('[call-patch-v1-carts-products-add-set] puts a set with the chosen variants into the cart at once', async () => {
  const set = await open();
  const total = mug.price * 2 + other.price;
  expect(set.getByText(yen(total))).toBeVisible();
  const [choice] = set.getAllByRole('combobox') as [HTMLElement];
  expect(choice).toHaveValue(mug.key);
  await userEvent.selectOptions(choice, navy.key);
  await userEvent.click(set.getByRole('button', { name: /^セットをカートに入れる/ }));
  expect(await set.findByRole('link', { name: 'カートを見る' })).toHaveAttribute('href', '/cart/');
  const token = browserCookies().get('default_cart_token') ?? '';
  const { body } = await api.call(initCartSpec, { body: { token } });
  expect(body.data.detail.products.map(({ product_info, quantity }) => [product_info.key, quantity])).toEqual(
    [
      [navy.key, 2],
      [expect.any(String), 1],
    ],
  );
  // What the page said is what the cart says.
  expect(body.data.order.amount_by_tax_rate.map(({ total_amount }) => total_amount)).toEqual([total]);
});

it('a set with a variant that is out of stock says so, and cannot be bought before another is chosen', async () => {
  await setStock(api.db, mug.id, 0);
  const set = await open();
  const button = set.getByRole('button', { name: /^セットをカートに入れる/ });
  expect(button).toBeDisabled();
  expect(set.getByRole('status')).toHaveTextContent('ほかの種類をお選びください');
  const [choice] = set.getAllByRole('combobox') as [HTMLElement];
  await userEvent.selectOptions(choice, navy.key);
  expect(button).toBeEnabled();
  await setStock(api.db, mug.id, mug.stock);
});

it('[call-patch-v1-carts-accessories-add] an accessory goes into the cart with its product, is shown there, and can be removed', async () => {
  document.cookie = 'default_cart_token=; Max-Age=0';
  services.queryClient.clear();
  await api.db.delete(productAccessories);
  await api.db
    .insert(productAccessories)
    .values({ productId: mug.id, accessoryId: other.id, quantityRule: 'free', maxPerPiece: 1, position: 0 });
  await services.queryClient.fetchQuery(productQuery(services.api, mug.key));
  const product = renderPage(<Accessories productKey={mug.key} />, { services, theme: simpleTheme });
  const add = await screen.findByRole('button', { name: /^一緒にカートに入れる/ });
  await userEvent.click(add);
  expect(await screen.findByText('カートに追加しました')).toBeVisible();
  await userEvent.click(add);
  expect(await screen.findByRole('alert')).toBeVisible();
  product.unmount();

  renderPage(<CartPage />, { services, theme: simpleTheme, path: '/cart/' });
  const accessories = within(await screen.findByRole('list', { name: 'オプション・付属品' }));
  expect(accessories.getByText(other.name)).toHaveTextContent(`${yen(other.price)}（税込） × 1点`);
  await userEvent.click(accessories.getByRole('button', { name: /^削除する/ }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'オプション・付属品' })).toBeNull());
  expect(screen.getByRole('link', { name: mug.name })).toBeVisible();
});
