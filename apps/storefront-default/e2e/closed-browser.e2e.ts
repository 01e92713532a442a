import { PAYMENTS } from '@shop/contract/payments/payments';
import { CARDS } from '@shop/testing-api/card-numbers';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { markPopupsSeen } from '@shop/testing-browser/mark-popups-seen';
import { openBrowser } from '@shop/testing-browser/open-browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { mailsAbout } from './mails-about';
import { openConfirmation } from './open-confirmation';
import { PAYMENT_SERVICE, payByCard } from './pay-at-service';
import { JAPANESE_BROWSER, PHONE, Shopper } from './shopper';

/** The whole browser goes, so each half of a test has a process of its own. */
const open: Browser[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((browser) => browser.close()));
});

type KeptState = Awaited<ReturnType<BrowserContext['storageState']>>;
/** What a browser has kept that was used before for nothing. */
const NOTHING: KeptState = { cookies: [], origins: [] };

async function openShopper(kept: KeptState = NOTHING): Promise<Shopper> {
  const browser = await openBrowser();
  open.push(browser);
  const context = await browser.newContext({ ...JAPANESE_BROWSER, viewport: PHONE, storageState: kept });
  await markPopupsSeen(context);
  return await Shopper.openShop(context);
}

type Way = 'card' | 'wallet';
/** The last press at the service, after which it has the money. */
const LAST_PRESS = { card: '認証する', wallet: '支払う' } as const;
/** What the shopper and the service are doing when the browser goes. */
type Moment = 'before paying' | 'when the service has the money' | 'on the way back';

/** Waits until the service has a press, whose response nobody is there for. */
const reachesService = (page: Page): Promise<void> =>
  new Promise((resolve, reject) => {
    void page.route(PAYMENT_SERVICE, (route) =>
      route.fetch({ maxRedirects: 0 }).then(() => resolve(), reject),
    );
  });

/** Goes to the service and has the browser end there; what it had kept is all that is left of it. */
async function loseBrowser(way: Way, moment: Moment) {
  const shopper = await openShopper();
  const { page, context } = shopper;
  await openConfirmation(shopper, way === 'card' ? PAYMENTS.card : PAYMENTS.qrWallet);
  await shopper.press('注文を確定する');
  await page.waitForURL(PAYMENT_SERVICE);
  if (way === 'card') await payByCard(shopper, CARDS.confirmed);
  await page.getByRole('button', { name: LAST_PRESS[way] }).waitFor();
  const orderNo = /注文番号 (\S+)/.exec(await page.getByRole('main').innerText())?.[1] ?? '';
  const kept = await context.storageState();
  if (moment !== 'before paying') {
    const reached =
      moment === 'on the way back' ? page.waitForRequest('**/cart/complete*') : reachesService(page);
    await page.getByRole('button', { name: LAST_PRESS[way] }).click({ noWaitAfter: true });
    await reached;
  }
  await context.browser()?.close();
  return { kept, orderNo };
}

/** Somebody comes back with an open browser, and nothing is in the cart any more. */
async function isDone(shopper: Shopper): Promise<void> {
  await shopper.waitUntilIdle();
  await shopper.expectAccessible();
  await shopper.open('/cart/');
  await shopper.page.getByText('カートに商品がありません').waitFor();
  await shopper.waitUntilIdle();
  expect(shopper.watch.problems).toEqual([]);
}

/** The ways differ in the service's pages alone; the soak takes both. */
const WAYS: readonly Way[] = SOAK_FACTOR > 1 ? ['card', 'wallet'] : ['card'];
describe.each(WAYS)('a browser that ends during a payment by %s', (way) => {
  test('before it is paid: the cart is there, says so, and is ordered otherwise', async () => {
    const { kept, orderNo } = await loseBrowser(way, 'before paying');
    const shopper = await openShopper(kept);
    const { page } = shopper;
    await shopper.open('/');
    await shopper.waitUntilIdle();
    await page.getByRole('link', { name: 'カート 1点' }).first().click();
    await page.getByText(/のお支払いが完了していません/).waitFor();
    await page.getByRole('link', { name: 'お支払いを続ける' }).waitFor();
    await shopper.waitUntilIdle();
    await shopper.expectAccessible();
    await shopper.follow('お支払い方法を選び直す');
    await shopper.waitForHeading('お支払い方法');
    await page
      .locator('label')
      .filter({ hasText: /^銀行振込/ })
      .click();
    await shopper.press('次へ');
    await shopper.waitForHeading('ご注文内容の確認');
    await shopper.press('注文を確定する');
    await shopper.waitForHeading('ご注文ありがとうございました');
    const placed = new URL(page.url()).searchParams.get('order') ?? '';
    expect(placed).not.toBe(orderNo);
    expect(await mailsAbout(placed)).toHaveLength(1);
    // The first attempt is over, and nobody was charged for it.
    expect(await mailsAbout(orderNo)).toEqual([]);
    await isDone(shopper);
  });

  test.each(['when the service has the money', 'on the way back'] as const)(
    '%s: the order stands once, and the cart leads to its complete page',
    async (moment) => {
      const { kept, orderNo } = await loseBrowser(way, moment);
      const shopper = await openShopper(kept);
      const { page } = shopper;
      await shopper.open('/cart/');
      await shopper.waitForHeading('ご注文ありがとうございました');
      expect(new URL(page.url()).searchParams.get('order')).toBe(orderNo);
      await page.getByText('ご注文の確認メールをお送りしました').waitFor();
      await page.getByText('ご入金日').waitFor();
      expect(await mailsAbout(orderNo)).toHaveLength(1);
      await isDone(shopper);
    },
  );
});

test('whoever comes back through another page is led to the complete page once, and then shops on', async () => {
  const { kept, orderNo } = await loseBrowser('card', 'when the service has the money');
  const shopper = await openShopper(kept);
  await shopper.open('/product');
  await shopper.waitForHeading('ご注文ありがとうございました');
  expect(new URL(shopper.page.url()).searchParams.get('order')).toBe(orderNo);
  await shopper.waitUntilIdle();
  await shopper.open('/product');
  await shopper.waitForHeading('商品一覧');
  await isDone(shopper);
});
