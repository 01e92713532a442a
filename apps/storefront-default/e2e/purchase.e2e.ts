import { PAYMENTS } from '@shop/contract/payments/payments';
import { addFault } from './fault-lab';
import { openConfirmation } from './open-confirmation';
import { PHONE } from './shopper';
import { setUpShopper } from './set-up-shopper';

/** The console message of the browser for an error response. */
const REJECTED_RESPONSE = /Failed to load resource: the server responded with a status of (404|500)/;
const DECISION_DATA = '**/api/v1/ecommerce_events/*';
const PAYMENT_SERVICE = '**/dev/payment-service/**';
const ANOTHER_TOKEN_LENGTH = 22;
const HALF_AN_HOUR_MS = 1_800_000;

const shopper = setUpShopper({ viewport: PHONE }, REJECTED_RESPONSE);

const record = () =>
  shopper.page.evaluate(() => {
    const value: unknown = JSON.parse(localStorage.getItem('default_purchase') ?? 'null');
    return typeof value === 'object' ? value : null;
  });
/** Opens the page that thanks for an order while this device holds such a record. */
async function thankWith(kept: { readonly cartToken: string; readonly expire_at: number }): Promise<void> {
  await shopper.context.addInitScript(
    (value) => {
      if (sessionStorage.getItem('is-kept') !== null) return;
      sessionStorage.setItem('is-kept', '1');
      localStorage.setItem('default_purchase', value);
    },
    JSON.stringify({ ...kept, orderNo: 'D000000-AAAAAAAA' }),
  );
  await shopper.open('/cart/complete');
  await shopper.waitForHydration();
}
const unknownToken = 'A'.repeat(ANOTHER_TOKEN_LENGTH);
const soon = () => Date.now() + HALF_AN_HOUR_MS;

test('[beh-purchase-tracking-by-cart-token] the decision data is fetched by the cart token once the order is placed', async () => {
  await openConfirmation(shopper, PAYMENTS.bankTransfer);
  const data = shopper.page.waitForResponse(DECISION_DATA);
  await shopper.press('注文を確定する');
  await shopper.waitForHeading('ご注文ありがとうございました');
  expect((await data).status()).toBe(200);
  const orderNo = new URL(shopper.page.url()).searchParams.get('order');
  expect(await (await data).json()).toMatchObject({ order_no: orderNo });
  expect(await record()).toMatchObject({ orderNo });
});

test('[error-account-purchase-tracking-404] a record that is a 404 on the server is cleared', async () => {
  const data = shopper.page.waitForResponse(DECISION_DATA);
  await thankWith({ cartToken: unknownToken, expire_at: soon() });
  expect((await data).status()).toBe(404);
  await shopper.page.waitForFunction(() => localStorage.getItem('default_purchase') === null);
});

test('[error-account-purchase-tracking-404] a record stays after any other error', async () => {
  await addFault({ scenario: 'server-error', path: `/v1/ecommerce_events/${unknownToken}` });
  const data = shopper.page.waitForResponse(DECISION_DATA);
  await thankWith({ cartToken: unknownToken, expire_at: soon() });
  expect((await data).status()).toBe(500);
  await shopper.waitUntilIdle();
  expect(await record()).toMatchObject({ cartToken: unknownToken });
});

test('[const-purchase-tracking-expiry] an expired record is not requested any more, and the page leads to the cart', async () => {
  await thankWith({ cartToken: unknownToken, expire_at: Date.now() - 1 });
  await shopper.page.waitForURL(/\/cart\/?$/);
  await shopper.page.waitForFunction(() => localStorage.getItem('default_purchase') === null);
  await shopper.waitUntilIdle();
  expect(shopper.watch.requests.filter((request) => request.includes('ecommerce_events'))).toEqual([]);
});

test('a confirmation page restored from the browser’s back/forward cache has no busy button', async () => {
  await openConfirmation(shopper, PAYMENTS.card);
  // A 204 response leaves the page as it is, as a browser restores it from its back/forward cache.
  await shopper.page.route(PAYMENT_SERVICE, (route) => route.fulfill({ status: 204 }));
  const leaving = shopper.page.waitForRequest(PAYMENT_SERVICE);
  await shopper.press('注文を確定する');
  await leaving;
  const reloaded = shopper.page.waitForRequest((request) => request.isNavigationRequest());
  await shopper.page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(new URL((await reloaded).url()).pathname).toBe('/cart/confirm');
  await shopper.page.getByText(/のお支払いが完了していません/).waitFor();
  expect(await shopper.countOf(shopper.page.locator('[aria-busy="true"]'))).toBe(0);
});
