import { createReadyCart } from '@shop/testing-api/checkout';
import { API, findProductInStock } from '../api';
import { addFault } from '../fault-lab';
import { setCartCookie } from '../set-cart-cookie';
import { setUpShopper } from '../set-up-shopper';
import { PHONE } from '../shopper';

const shopper = setUpShopper({ viewport: PHONE }, /status of 422/);

test('[const-toast-duration] the message of an expired cart is shown for five seconds', async () => {
  const { page } = shopper;
  // The page itself looks at its clock: the test may come late.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const times = document.documentElement.dataset;
      const isShown = [...document.querySelectorAll('[role="alert"]')].some(({ textContent }) =>
        textContent.includes('有効期限'),
      );
      if (isShown) times['shownAt'] ??= String(performance.now());
      else if (times['shownAt'] !== undefined) times['goneAt'] ??= String(performance.now());
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await setCartCookie(shopper, await createReadyCart(API, [await findProductInStock()]));
  await shopper.open('/cart/payment');
  await shopper.waitForHydration();
  await page
    .locator('label')
    .filter({ hasText: /銀行振込/ })
    .click();
  await addFault({ scenario: 'cart-expired', times: 1, path: '/v1/carts/order/modify' });
  await shopper.press('次へ');
  const words = page.getByRole('alert').filter({ hasText: /有効期限/ });
  await words.first().waitFor();
  // The page of payments, which shows the same message in its form, has been left.
  await page.waitForURL((url) => /^\/cart\/?$/.test(url.pathname));
  await words.waitFor({ state: 'detached' });
  const shownForMs = await page.evaluate(() => {
    const { shownAt, goneAt } = document.documentElement.dataset;
    return Number(goneAt) - Number(shownAt);
  });
  expect(shownForMs).toBeGreaterThan(4_000);
  expect(shownForMs).toBeLessThan(7_000);
});
