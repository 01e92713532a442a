import { getCartSpec } from '@shop/contract/carts/get-cart';
import { createFilledCart } from '@shop/testing-api/checkout';
import { API, findProductInStock } from './api';
import { addFault } from './fault-lab';
import { setCartCookie } from './set-cart-cookie';
import { PHONE } from './shopper';
import { setUpShopper } from './set-up-shopper';

/** What the browser itself logs about the response of the shop's proxy. */
const LOST_CONNECTION = /Failed to load resource: the server responded with a status of 502/;
const MODIFY = '/v1/carts/products/modify';
const INIT = '/v1/carts/init';

const shopper = setUpShopper({ viewport: PHONE }, LOST_CONNECTION);

/** No page that the shopper came through was the maintenance page. */
const neverClosed = () =>
  expect(shopper.watch.requests.filter((request) => request.includes('/maintenance'))).toEqual([]);

// reliability 33
test('[interp-lost-connection] a quantity whose response is lost is raised once, on the page where it was raised', async () => {
  const cart = await createFilledCart(API, [await findProductInStock()]);
  await setCartCookie(shopper, cart);
  await shopper.open('/cart/');
  await shopper.page.getByText('合計（税込）').first().waitFor();
  await shopper.waitUntilIdle();
  await addFault({ scenario: 'lost-reply', times: 2, path: MODIFY });
  await shopper.press('数量を1増やす');
  await shopper.waitForValue('数量', '2');
  await shopper.waitUntilIdle();
  const { body } = await API.call(getCartSpec, { params: { cart_token: cart.token } });
  expect(body.data.detail.products[0]?.quantity).toBe(2);
  expect(new URL(shopper.page.url()).pathname).toBe('/cart/');
  neverClosed();
});

test('a cart whose init is lost says that the connection failed, and loads when it is tried again', async () => {
  await setCartCookie(shopper, await createFilledCart(API, [await findProductInStock()]));
  await addFault({ scenario: 'lost-reply', times: 2, path: INIT });
  await shopper.open('/cart/');
  await shopper.page.getByText('通信できませんでした。接続を確認して').waitFor();
  await shopper.press('もう一度試す');
  await shopper.page.getByText('合計（税込）').first().waitFor();
  neverClosed();
});
