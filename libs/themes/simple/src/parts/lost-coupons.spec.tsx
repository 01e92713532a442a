import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { createReadyCart } from '@shop/testing-api/checkout';
import { createCoupon } from '@shop/testing-api/points-and-coupons';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { products } from '@shop/shop-api/db/schema';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import CartPage from '../pages/cart/cart-page';
import CartShippingSelectPage from '../pages/cart-shipping-select/cart-shipping-select-page';
import { simpleTheme } from '../theme';

const shop = servedShopOfFile();
const LOST =
  'クーポン「五百円引き」は、いまのカートでは割引になりません。このクーポンは商品合計2,000円（税込）以上でご利用いただけます。';

/** A guest's cart of two pieces at 1,100 yen with tax, with a coupon from 2,000 yen on. */
async function openCart() {
  const { api } = shop;
  const [product] = await wellStockedProducts(api.db, 1);
  await api.db.update(products).set({ price: 1_100 }).where(eq(products.id, product!.id));
  const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 2 }]);
  const { status } = await api.call(addCartCouponSpec, { body: { cart_token: cart.token, code: 'NISEN' } });
  expect(status).toBe(200);
  document.cookie = `default_cart_token=${cart.token}; path=/`;
  return cart;
}
beforeAll(() =>
  createCoupon(shop.api.db, shop.api.clock.now(), {
    ...{ code: 'NISEN', name: '五百円引き', isPublic: true },
    ...{ discountValue: 500, minimumSubtotal: 2_000 },
  }),
);
beforeEach(() => shop.services.queryClient.clear());
afterEach(cleanup);

it('whoever lowers the pieces reads at once in the cart that the coupon is lost, and why', async () => {
  await openCart();
  renderPage(<CartPage />, { services: shop.services, theme: simpleTheme, path: '/cart/' });
  await userEvent.click(await screen.findByRole('button', { name: '数量を1減らす' }));
  expect(await screen.findByText(LOST)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '数量を1増やす' }));
  expect(await screen.findByRole('row', { name: '割引（税込） -500円' })).toBeVisible();
  expect(screen.queryByText(LOST)).toBeNull();
});

it('the page of destinations says it too', async () => {
  const { token: cart_token, data } = await openCart();
  const lines = [{ key: data.detail.products[0]!.key, quantity: 1 }];
  await shop.api.call(modifyCartProductsSpec, { body: { cart_token, products: lines } });
  renderPage(<CartShippingSelectPage params={{}} search={new URLSearchParams()} />, {
    services: shop.services,
    theme: simpleTheme,
    path: '/cart/shipping-select/',
  });
  expect(await screen.findByText(LOST)).toBeVisible();
});
