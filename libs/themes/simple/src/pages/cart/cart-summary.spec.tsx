import { createFilledCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { products } from '@shop/shop-api/db/schema';
import { wholeText } from '@shop/testing-react/whole-text';
import { screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import CartPage from './cart-page';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
});
afterEach(() => services.session.close());
afterAll(() => api.close());

it.each([
  ['with-tax', '1,115円（税込）', '小計（税込） 1,115円', 'あと8,885円（税込）のご購入で送料無料です。'],
  [
    'without-tax',
    '1,014円（税抜） 1,115円（税込）',
    '小計（税抜） 1,014円',
    'あと8,077円（税抜）のご購入で送料無料です。',
  ],
])('states prices, sums and what is missing for free shipping %s', async (sums, price, subtotal, missing) => {
  const set = ['settings', 'set', 'PRICE.SUMS', sums, '--channel', 'default'];
  expect(await operatorOf(api)(...set)).toMatchObject({ code: 0 });
  const [product] = await wellStockedProducts(api.db, 1);
  await api.db
    .update(products)
    .set({ price: sums === 'with-tax' ? 1_115 : 1_014 })
    .where(eq(products.id, product!.id));
  const { token } = await createFilledCart(api, [{ product_key: product!.key, quantity: 1 }]);
  document.cookie = `default_cart_token=${token}; path=/`;
  services = await createTestServices((await api.serve()).url);
  renderPage(<CartPage />, { services, theme: simpleTheme, path: '/cart/' });
  expect(await screen.findByRole('row', { name: subtotal })).toBeVisible();
  expect(screen.getAllByText(wholeText(price))[0]).toBeVisible();
  expect(screen.getByText(wholeText(missing))).toBeVisible();
  // The bar of phones says what is paid, in any shop with tax, beside the one way on.
  const bar = screen.getByRole('link', { name: 'ご購入手続きへ' }).closest('[data-foot-bar]');
  expect(bar).toHaveTextContent('合計（税込）1,115円ご購入手続きへ');
});

it.each([
  [1, '1,115円', 'お届け先の選択後に計算'],
  [3, '3,345円', 'お届け先の選択後に計算'],
  [9, '10,035円', '0円（送料無料）'],
])(
  '%d pieces of 1,115 yen with tax are %s, and the shipping fee is %s',
  async (quantity, subtotal, shippingFee) => {
    const set = ['settings', 'set', 'PRICE.SUMS', 'with-tax', '--channel', 'default'];
    expect(await operatorOf(api)(...set)).toMatchObject({ code: 0 });
    const [product] = await wellStockedProducts(api.db, 1);
    await api.db.update(products).set({ price: 1_115 }).where(eq(products.id, product!.id));
    const { token } = await createFilledCart(api, [{ product_key: product!.key, quantity }]);
    document.cookie = `default_cart_token=${token}; path=/`;
    services = await createTestServices((await api.serve()).url);
    renderPage(<CartPage />, { services, theme: simpleTheme, path: '/cart/' });
    expect(await screen.findByRole('row', { name: `小計（税込） ${subtotal}` })).toBeVisible();
    expect(screen.getByRole('row', { name: `送料（税込） ${shippingFee}` })).toBeVisible();
    expect(screen.queryByText(/^消費税は、税率ごとに合計した金額から/)).toBeNull();
  },
);
