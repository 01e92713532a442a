import { PAYMENTS } from '@shop/contract/payments/payments';
import { consentCookie } from '@shop/site/storage/cookie-names';
import { openContext } from '@shop/testing-browser/open-browser';
import type { Page } from 'playwright-core';
import { addFault } from './fault-lab';
import { mailsAbout } from './mails-about';
import { openConfirmation } from './open-confirmation';
import { PHONE, Shopper } from './shopper';
import { setUpShopper } from './set-up-shopper';
import { watchEvents } from './watch-events';

/** What the browser itself logs about the response of the shop's proxy. */
const LOST_CONNECTION = /Failed to load resource: the server responded with a status of 502/;
const EVENTS = '/api/v1/ecommerce_events';
/** What the shopper of these tests is called, and where they live: no event says any of it. */
const PERSONAL = /山田|花子|@|千代田|03-?1234|user_id|access_token/;
const STEPS = ['begin_checkout', 'add_shipping_info', 'add_payment_info'];

const shopper = setUpShopper({ viewport: PHONE }, LOST_CONNECTION);

const layerOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? null));
const namesIn = (layer: string): string[] =>
  [...layer.matchAll(/"event":"([a-z_]+)"/g)].map(([, name = '']) => name);
const answer = (value: 'yes' | 'no') =>
  shopper.context.addCookies([{ name: consentCookie('default_'), value, url: shopper.origin }]);

/** Looks at a list and a product, puts it into the cart, and goes to and fro. */
async function browseAndBuy(): Promise<void> {
  const { page } = shopper;
  await shopper.open('/product');
  await shopper.waitForHydration();
  await page.mouse.move(20, 20);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await shopper.press('カートに入れる');
  await page.getByText('カートに追加しました').first().waitFor();
  await shopper.waitUntilIdle();
  await shopper.open('/cart/');
  await shopper.waitForHydration();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.getByText('合計（税込）').first().waitFor();
  await shopper.waitUntilIdle();
  await page.reload();
  await page.getByText('合計（税込）').first().waitFor();
  await page.getByRole('heading', { level: 1 }).hover();
  await shopper.waitUntilIdle();
}

test('[beh-account-services-events] with consent a purchase is told in order and once, whatever is loaded again', async () => {
  const { page } = shopper;
  const sent = await watchEvents(page);
  await answer('yes');
  await browseAndBuy();
  const browsed = ['view_item_list', 'select_item', 'view_item', 'add_to_cart', 'view_cart'];
  expect(sent.names).toEqual(browsed);
  await page.goBack();
  await page.goForward();
  await shopper.waitUntilIdle();
  expect(sent.names).toEqual(browsed);

  await openConfirmation(shopper, PAYMENTS.bankTransfer);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.waitForFunction(() =>
    JSON.stringify(Reflect.get(window, 'dataLayer') ?? '').includes('payment'),
  );
  await page.reload();
  await page.getByRole('heading', { level: 1 }).hover();
  await shopper.waitUntilIdle();
  await shopper.press('注文を確定する');
  await shopper.waitForHeading('ご注文ありがとうございました');
  await shopper.waitUntilIdle();
  const layer = await layerOf(page);
  expect(namesIn(layer)).toEqual(['purchase']);
  const orderNo = new URL(page.url()).searchParams.get('order') ?? '';
  expect(layer).toContain(`"transaction_id":"${orderNo}"`);
  for (const field of ['item_id', 'item_name', 'item_brand', 'item_category', 'price', 'quantity'])
    expect(layer).toContain(`"${field}"`);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).hover();
  await shopper.waitUntilIdle();
  await page.goBack();
  await page.goForward();
  await shopper.waitUntilIdle();
  expect(sent.names).toEqual([...browsed, ...STEPS, 'purchase']);
  expect(sent.calls).toBe(sent.names.length);
  for (const entry of sent.entries) expect(entry).not.toMatch(PERSONAL);
});

test('[beh-account-services-events] a shopper who refuses is not measured, and one who has not answered neither', async () => {
  const sent = await watchEvents(shopper.page);
  await answer('no');
  await browseAndBuy();
  await openConfirmation(shopper, PAYMENTS.bankTransfer);
  await shopper.press('注文を確定する');
  await shopper.waitForHeading('ご注文ありがとうございました');
  await shopper.waitUntilIdle();
  expect([sent.calls, sent.entries]).toEqual([0, []]);
  const hosts = shopper.watch.requests.map((request) => request.replace(/^[A-Z]+ /, ''));
  expect(hosts.filter((url) => /^https?:/.test(url) && new URL(url).origin !== shopper.origin)).toEqual([]);
});

test('a newcomer is asked without being held up, and changes the answer at the foot of a page', async () => {
  const context = await openContext(shopper.context.browser()!, { locale: 'ja-JP', viewport: PHONE });
  const guest = await Shopper.openShop(context);
  const { page } = guest;
  const sent = await watchEvents(page);
  await guest.open('/product');
  await guest.waitForHydration();
  await page.mouse.move(20, 20);
  const question = page.getByRole('region', { name: 'Cookieの設定' });
  await question.waitFor();
  await guest.expectAccessible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const buy = page.getByRole('button', { name: 'カートに入れる' });
  await buy.click();
  await page.getByText('カートに追加しました').first().waitFor();
  expect(sent.names).toEqual([]);
  await guest.open('/faq');
  await guest.waitForHydration();
  await page.mouse.move(30, 30);
  await question.getByRole('button', { name: '拒否する' }).click();
  await question.waitFor({ state: 'detached' });

  const change = page.getByRole('button', { name: 'Cookieの設定' });
  await page.mouse.wheel(0, 20_000);
  await change.click();
  await guest.waitForFocus(question);
  await question.getByRole('button', { name: '同意する' }).click();
  await guest.waitForFocus(change);
  const viewed = page.waitForRequest((request) => new URL(request.url()).pathname === EVENTS);
  await guest.open('/product');
  await guest.waitForHydration();
  await page.mouse.move(20, 20);
  await viewed;
  expect(sent.names).toEqual(['view_item_list']);
});

// reliability 23, 33
test('an order whose response is lost every time is one order, one mail and one purchase, and is thanked for', async () => {
  const { page } = shopper;
  const sent = await watchEvents(page);
  await answer('yes');
  await openConfirmation(shopper, PAYMENTS.bankTransfer);
  const cookies = await shopper.context.cookies(shopper.origin);
  const token = cookies.find(({ name }) => name === 'default_cart_token')?.value ?? '';
  const asked = () =>
    shopper.watch.requests.filter((request) => request.endsWith(`${token}/decision`)).length;
  // All that one press sends; then the shop is asked what became of it.
  await addFault({ scenario: 'lost-reply', times: 3, path: `/v1/carts/${token}/decision` });
  await shopper.press('注文を確定する');
  await shopper.waitForHeading('ご注文ありがとうございました');
  await shopper.waitUntilIdle();
  expect(asked()).toBe(3);
  const orderNo = new URL(page.url()).searchParams.get('order') ?? '';
  await page.getByText(orderNo).first().waitFor();
  expect(await mailsAbout(orderNo)).toHaveLength(1);
  expect(sent.names.filter((name) => name === 'purchase')).toEqual(['purchase']);
});
