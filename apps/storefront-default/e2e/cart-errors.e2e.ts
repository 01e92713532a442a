import { initCartSpec } from '@shop/contract/carts/init-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { type ProductQuantity, createFilledCart, createReadyCart } from '@shop/testing-api/checkout';
import { API, findProductInStock } from './api';
import { setCartCookie } from './set-cart-cookie';
import { addFault } from './fault-lab';
import { PHONE } from './shopper';
import { setUpShopper } from './set-up-shopper';

/** The console message of the browser for an error response. */
const REJECTED_RESPONSE = /Failed to load resource: the server responded with a status of (422|500)/;
/** Past the links of all that is confirmed. */
const MANY_TABS = 40;
const INIT = '/v1/carts/init';
const CHOOSE_PAYMENT = '/v1/carts/order/modify';
const RESET_SHIPPING = '/v1/carts/shippings/reset';

const shopper = setUpShopper({ viewport: PHONE }, REJECTED_RESPONSE);
let wanted: ProductQuantity[];
beforeAll(async () => {
  wanted = [await findProductInStock()];
});

/** Opens a page with a cart that holds so much. */
async function openWith(path: string, cart: { readonly token: string }): Promise<void> {
  await setCartCookie(shopper, cart);
  await shopper.open(path);
}
const isAt = (path: RegExp) => shopper.page.waitForURL((url) => path.test(url.pathname));
const toast = (words: RegExp) => shopper.page.getByRole('alert').filter({ hasText: words }).first().waitFor();
/** Goes on from the page of payments while its call fails. */
async function payWhile(scenario: string): Promise<void> {
  await openWith('/cart/payment', await createReadyCart(API, wanted));
  await shopper.waitForHydration();
  await shopper.page
    .locator('label')
    .filter({ hasText: /銀行振込/ })
    .click();
  await addFault({ scenario, times: 1, path: CHOOSE_PAYMENT });
  await shopper.press('次へ');
}

test('[error-core-init-product-not-found] an empty cart redirects away from the confirmation', async () => {
  const { body: empty } = await API.call(initCartSpec, { body: { token: null } });
  await addFault({ scenario: 'product-not-found', times: 1, path: INIT });
  await openWith('/cart/confirm', empty);
  await toast(/取り扱いを終了しました/);
  await isAt(/^\/cart\/?$/);
});

test('[error-core-init-product-not-found] a cart with products is reloaded on the same page', async () => {
  const cart = await createReadyCart(API, wanted);
  await addFault({ scenario: 'product-not-found', times: 1, path: INIT });
  await openWith('/cart/confirm', cart);
  await toast(/取り扱いを終了しました/);
  await shopper.waitForHeading('ご注文内容の確認');
  await shopper.page.getByRole('button', { name: '注文を確定する' }).waitFor();
});

test('[error-core-init-other-message] another error of the cart is shown, and the cart can be requested again', async () => {
  const cart = await createFilledCart(API, wanted);
  await addFault({ scenario: 'validation', times: 1, path: INIT });
  await openWith('/cart/', cart);
  await toast(/入力内容/);
  await shopper.press('もう一度試す');
  await shopper.page.getByText('合計（税込）').first().waitFor();
});

test('[error-core-cart-expired] an expired cart leads to the cart page with a new cart and the server’s message', async () => {
  await payWhile('cart-expired');
  await toast(/有効期限が切れました/);
  await isAt(/^\/cart\/?$/);
});

test('[const-toast-position] the message of an expired cart is shown at the bottom of the screen', async () => {
  await payWhile('cart-expired');
  await toast(/有効期限が切れました/);
  // The page of payments, which shows the same message in its form, has been left.
  await isAt(/^\/cart\/?$/);
  const words = shopper.page.getByRole('alert').filter({ hasText: /有効期限/ });
  const { x = 0, y = 0, width = 0 } = (await words.boundingBox()) ?? {};
  expect(Math.abs(x + width / 2 - PHONE.width / 2)).toBeLessThanOrEqual(1);
  expect(y).toBeGreaterThan(PHONE.height / 2);
  await words.waitFor({ state: 'detached' });
});

/** Presses Tab; what has the focus then where the bar at the foot covers its middle, null once the bar itself has it. */
async function hiddenAfterTab(): Promise<string | null> {
  await shopper.page.keyboard.press('Tab');
  return shopper.page.evaluate(() => {
    const bar = document.querySelector('[data-foot-bar]');
    const focused = document.activeElement;
    if (bar === null || focused === null) throw new Error('There is no bar');
    if (bar.contains(focused)) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return bar.contains(shown) ? focused.outerHTML : '';
  });
}

// A screen of 1280 x 1024 that is enlarged four times is as low.
test.each([
  { width: 320, height: 640 },
  { width: 320, height: 256 },
])('a refused order is said in sight, and hides nothing that takes the focus: %j', async (size) => {
  const { page } = shopper;
  await page.setViewportSize(size);
  const { token: cart_token } = await createReadyCart(API, wanted);
  await API.call(modifyCartOrderSpec, { body: { cart_token, payment_id: PAYMENTS.bankTransfer } });
  await openWith('/cart/confirm', { token: cart_token });
  await page.getByRole('button', { name: '注文を確定する' }).waitFor();
  await shopper.waitUntilIdle();
  await addFault({ scenario: 'validation', times: 1, path: `/v1/carts/${cart_token}/decision` });
  await shopper.press('注文を確定する');
  const said = page.getByRole('alert').filter({ hasText: '入力内容をご確認ください' });
  await said.waitFor();
  await shopper.waitUntilIdle();
  const { y = -1, height = 0 } = (await said.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(size.height);
  await page.getByRole('heading', { level: 1 }).focus();
  const hidden: (string | null)[] = [];
  while (hidden.length < MANY_TABS && hidden.at(-1) !== null) hidden.push(await hiddenAfterTab());
  expect(hidden.at(-1)).toBeNull();
  expect(hidden.filter(Boolean)).toEqual([]);
});

test('[error-core-set-user-address-not-data] asks for the address again', async () => {
  await payWhile('shipping-not-data');
  await isAt(/^\/cart\/shipping-select/);
});

test('[error-core-shipping-reset-failed] asks for the address again, without a redirect loop', async () => {
  await addFault({ scenario: 'validation', path: RESET_SHIPPING });
  await payWhile('shipping-not-data');
  await isAt(/^\/cart\/shipping-select/);
  await shopper.waitForHeading('お届け先の選択');
  await shopper.waitUntilIdle();
  const resets = shopper.watch.requests.filter((request) => request.includes(RESET_SHIPPING));
  expect(resets).toHaveLength(1);
});

test('[error-core-product-not-found-or-not-sale] a product that is gone is named on the cart page', async () => {
  await payWhile('not-on-sale');
  await toast(/現在販売しておりません/);
  await isAt(/^\/cart\/?$/);
  await shopper.page.getByText('合計（税込）').first().waitFor();
});

test('[error-core-other-422-and-statuses] another rejection is shown on the page where it happened, and the next attempt succeeds', async () => {
  await payWhile('validation');
  await shopper.page.getByText('入力内容をご確認ください').first().waitFor();
  await shopper.press('次へ');
  await shopper.waitForHeading('ご注文内容の確認');
});
