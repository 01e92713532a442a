import type { Cart } from '@shop/contract/carts/cart';
import { recentOrder, savePurchase } from '@shop/feature-cart/purchase-record';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import CartCompletePage from './cart-complete-page';

const THANKS = { level: 1, name: 'ご注文ありがとうございました' };
const MAILED = /ご注文の確認メールをお送りしました/;

let shop: Awaited<ReturnType<typeof openCardShop>>;
let services: TestServices;
let cart: Cart;

beforeAll(async () => {
  shop = await openCardShop();
  services = await createTestServices((await shop.api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return shop.api.close();
});
beforeEach(async () => {
  services.queryClient.clear();
  cart = await shop.cart();
});
afterEach(cleanup);

/** Decides the cart in this browser, to be paid on the service's page. */
async function decideHere() {
  const { body } = await shop.decide(cart, null);
  document.cookie = `default_cart_token=${cart.token}; path=/`;
  const purchase = { cartToken: cart.token, orderNo: body.order_no, isUnthanked: true } as const;
  savePurchase(deviceStorage(services), purchase, Date.now());
  return { orderNo: body.order_no, page: body.redirect_url ?? '' };
}
const show = (orderNo: string | null) => {
  const search = new URLSearchParams(orderNo === null ? {} : { order: orderNo });
  return renderPage(<CartCompletePage params={{}} search={search} />, {
    services,
    theme: simpleTheme,
    path: `/cart/complete/?${search}`,
  });
};
const onPage = (page: string, action: 'pay' | 'cancel') =>
  shop.onPage(page, { action, number: CARDS.good, expiration: '203112', code: '123' });

it('shows the thanks for a paid order, and removes the cart token', async () => {
  const { orderNo, page } = await decideHere();
  await onPage(page, 'pay');
  show(orderNo);
  expect(await screen.findByText(MAILED)).toBeVisible();
  expect(screen.getByRole('heading', THANKS)).toBeVisible();
  const { products } = cart.data.detail;
  expect(await screen.findByRole('link', { name: products[0]!.product_name })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'お届け先' })).toBeVisible();
  expect(screen.getByText(/最短 \d{4}\.\d{2}\.\d{2}/)).toBeVisible();
  expect(document.cookie).not.toContain('default_cart_token');
  expect(recentOrder(deviceStorage(services), Date.now())?.isUnthanked).toBe(false);
});

it('announces the confirmation mail only once the payment is confirmed', async () => {
  const { orderNo, page } = await decideHere();
  show(orderNo);
  expect(await screen.findByText(/お支払いを確認しています。/)).toBeVisible();
  expect(screen.queryByText(MAILED)).toBeNull();
  expect(document.cookie).toContain('default_cart_token');
  await onPage(page, 'pay');
  expect(await screen.findByText(MAILED)).toBeVisible();
});

it('shows an order whose payment failed as not placed, with a link to the cart', async () => {
  const { orderNo, page } = await decideHere();
  await onPage(page, 'cancel');
  show(orderNo);
  expect(await screen.findByRole('heading', { level: 1, name: 'ご注文は確定していません' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('料金は請求されません。');
  expect(screen.getByRole('link', { name: 'カートを見る' })).toHaveAttribute('href', '/cart/');
  expect(document.cookie).toContain('default_cart_token');
});

it.each([null, ''])(
  '[route-cart-complete] with the order number %j a visitor without an order is sent to the cart',
  async (orderNo) => {
    localStorage.clear();
    const page = show(orderNo);
    await waitFor(() => expect(page.pathname()).toBe('/cart/'));
    expect(screen.queryByText(MAILED)).toBeNull();
  },
);

it('[route-cart-complete] without a number it shows the order that this browser has just placed', async () => {
  const { orderNo, page } = await decideHere();
  await onPage(page, 'pay');
  show(null);
  expect(await screen.findByText(MAILED)).toBeVisible();
  expect(await screen.findByText(orderNo)).toBeVisible();
});
