import { initCartSpec } from '@shop/contract/carts/init-cart';
import { type Wanted, fillCart, readyCart } from '@shop/testing-api/checkout';
import { API, oneInStock } from './api';
import { holdCart } from './hold-cart';
import { letFail } from './laboratory';
import { PHONE } from './shopper';
import { shopperOfEachTest } from './shopper-of-each-test';

/** What the browser itself says of an answer that refuses. */
const REFUSAL = /Failed to load resource: the server responded with a status of (422|500)/;
const INIT = '/v1/carts/init';
const CHOOSE_PAYMENT = '/v1/carts/order/modify';
const RESET_SHIPPING = '/v1/carts/shippings/reset';

const shopper = shopperOfEachTest({ viewport: PHONE }, REFUSAL);
let wanted: Wanted[];
beforeAll(async () => {
  wanted = [await oneInStock()];
});

/** Opens a page with a cart that holds so much. */
async function openWith(path: string, cart: { readonly token: string }): Promise<void> {
  await holdCart(shopper, cart);
  await shopper.open(path);
}
const isAt = (path: RegExp) => shopper.page.waitForURL((url) => path.test(url.pathname));
const toast = (words: RegExp) => shopper.page.getByRole('alert').filter({ hasText: words }).first().waitFor();
/** Goes on from the page of payments while its call fails. */
async function payWhile(scenario: string): Promise<void> {
  await openWith('/cart/payment', await readyCart(API, wanted));
  await shopper.answers();
  await shopper.page.getByRole('radio', { name: /銀行振込/ }).check();
  await letFail({ scenario, times: 1, path: CHOOSE_PAYMENT });
  await shopper.press('次へ');
}

test('[error-core-init-product-not-found] an empty cart leads away from the confirmation', async () => {
  const { body: empty } = await API.call(initCartSpec, { body: { token: null } });
  await letFail({ scenario: 'product-not-found', times: 1, path: INIT });
  await openWith('/cart/confirm', empty);
  await toast(/取り扱いを終了しました/);
  await isAt(/^\/cart\/?$/);
});

test('[error-core-init-product-not-found] a cart that holds something is loaded again where one stands', async () => {
  const cart = await readyCart(API, wanted);
  await letFail({ scenario: 'product-not-found', times: 1, path: INIT });
  await openWith('/cart/confirm', cart);
  await toast(/取り扱いを終了しました/);
  await shopper.sees('ご注文内容の確認');
  await shopper.page.getByRole('button', { name: '注文を確定する' }).waitFor();
});

test('[error-core-init-other-message] is told, and the cart can be asked for again', async () => {
  const cart = await fillCart(API, wanted);
  await letFail({ scenario: 'validation', times: 1, path: INIT });
  await openWith('/cart/', cart);
  await toast(/入力内容/);
  await shopper.press('もう一度試す');
  await shopper.page.getByText('合計（税込）').first().waitFor();
});

test('[error-core-cart-expired] begins anew on the page of the cart, in the server’s words', async () => {
  await payWhile('cart-expired');
  await toast(/有効期限が切れました/);
  await isAt(/^\/cart\/?$/);
});

test('[const-toast-duration] [const-toast-position] its words stand at the foot of the screen for five seconds', async () => {
  // The page itself looks at its clock: the test may come late.
  await shopper.page.addInitScript(() => {
    new MutationObserver(() => {
      const times = document.documentElement.dataset;
      const isShown = [...document.querySelectorAll('[role="alert"]')].some(({ textContent }) =>
        textContent.includes('有効期限'),
      );
      if (isShown) times['shownAt'] ??= String(performance.now());
      else if (times['shownAt'] !== undefined) times['goneAt'] ??= String(performance.now());
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await payWhile('cart-expired');
  await toast(/有効期限が切れました/);
  const words = shopper.page
    .getByRole('alert')
    .filter({ hasText: /有効期限/ })
    .first();
  const { x = 0, y = 0, width = 0 } = (await words.boundingBox()) ?? {};
  expect(Math.abs(x + width / 2 - PHONE.width / 2)).toBeLessThanOrEqual(1);
  expect(y).toBeGreaterThan(PHONE.height / 2);
  await words.waitFor({ state: 'detached' });
  const shownForMs = await shopper.page.evaluate(() => {
    const { shownAt, goneAt } = document.documentElement.dataset;
    return Number(goneAt) - Number(shownAt);
  });
  expect(shownForMs).toBeGreaterThan(4_000);
  expect(shownForMs).toBeLessThan(7_000);
});

test('[error-core-set-user-address-not-data] asks for the address again', async () => {
  await payWhile('shipping-not-data');
  await isAt(/^\/cart\/shipping-select|^\/login/);
});

test('[error-core-shipping-reset-failed] asks for the address again, without a loop', async () => {
  await letFail({ scenario: 'validation', path: RESET_SHIPPING });
  await payWhile('shipping-not-data');
  await isAt(/^\/cart\/shipping-select|^\/login/);
  await shopper.sees(/お届け先の選択|ログイン/);
  await shopper.rests();
  const resets = shopper.watch.requests.filter((request) => request.includes(RESET_SHIPPING));
  expect(resets).toHaveLength(1);
});

test('[error-core-product-not-found-or-not-sale] names the product and goes back to the cart', async () => {
  await payWhile('not-on-sale');
  await toast(/現在販売しておりません/);
  await isAt(/^\/cart\/?$/);
  await shopper.page.getByText('合計（税込）').first().waitFor();
});

test('[error-core-other-422-and-statuses] stands on the page where it happened, and the next try goes on', async () => {
  await payWhile('validation');
  await shopper.page.getByText('入力内容をご確認ください').first().waitFor();
  await shopper.press('次へ');
  await shopper.sees('ご注文内容の確認');
});
