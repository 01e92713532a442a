import { openContext } from '@shop/testing-browser/open-browser';
import { mkdirSync } from 'node:fs';
import { findProductInStock } from './api';
import { DESKTOP, MEMBER, JAPANESE_BROWSER, PHONE, Shopper } from './shopper';
import { setUpShopper } from './set-up-shopper';

const SCREENSHOTS = process.env['SHOP_SCREENSHOTS'];
/** The narrowest screen that every page must fit. WCAG 1.4.10 */
const NARROW = { width: 320, height: 640 };
const ORDER_NUMBER = /[A-Z]{1,4}[0-9A-Z-]{8,}/;

const shopper = setUpShopper(JAPANESE_BROWSER);

// spec items: beh-shopper-types
test.each([
  ['390', PHONE],
  ['1280', DESKTOP],
])('a guest fills a cart and buys it as a member, who finds the order, %s px', async (width, viewport) => {
  const { page } = shopper;
  await page.setViewportSize(viewport);
  const look = async (name: string) => {
    await shopper.expectAccessible();
    if (!SCREENSHOTS) return;
    mkdirSync(SCREENSHOTS, { recursive: true });
    await page.screenshot({ path: `${SCREENSHOTS}/${name}-${width}.png`, fullPage: true });
  };

  await shopper.open('/');
  await look('01-home');
  await page.getByRole('searchbox', { name: '商品を検索' }).first().fill('マグ');
  await page.keyboard.press('Enter');
  await shopper.waitForHeading('「マグ」の検索結果');
  await page.getByRole('main').getByRole('article').first().waitFor();
  await look('02-list');

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/product\/[^/?]+/);
  await page.getByRole('button', { name: 'カートに入れる' }).waitFor();
  await look('03-product');
  await shopper.press('カートに入れる');
  const drawer = page.getByRole('dialog', { name: 'カートに追加しました' });
  await drawer.getByRole('link', { name: 'カートを見る' }).click();

  await shopper.waitForHeading('ショッピングカート');
  // The guest's cart is found again by its token.
  await page.reload();
  await page.getByText('合計（税込）').first().waitFor();
  await look('04-cart');
  await page.getByRole('main').getByText('ご購入手続きへ').first().click();
  await shopper.waitForHeading('ログイン');
  await look('05-login');
  await shopper.signIn(MEMBER);

  await shopper.waitForHeading('お届け先の選択');
  await look('06-shipping-select');
  // Chooses and thinks better of it.
  await page.getByRole('radio').last().check();
  await page.getByRole('radio').first().check();
  await shopper.press('次へ');
  await shopper.waitForHeading('配送方法・日時の指定');
  await look('07-shipping-detail');
  await shopper.press('次へ');
  await shopper.waitForHeading('お支払い方法');
  await page
    .locator('label')
    .filter({ hasText: /銀行振込/ })
    .click();
  await look('08-payment');
  await shopper.press('次へ');
  await shopper.waitForHeading('ご注文内容の確認');
  await page.getByText('合計（税込）').first().waitFor();
  await look('09-confirm');
  await shopper.press('注文を確定する');
  await shopper.waitForHeading('ご注文ありがとうございました');
  await page.getByRole('main').getByText(ORDER_NUMBER).first().waitFor();
  await look('10-complete');
  const orderNumber = ORDER_NUMBER.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  expect(orderNumber).toMatch(ORDER_NUMBER);

  await shopper.waitUntilIdle();
  await shopper.open('/mypage');
  await shopper.waitForHeading('マイページ');
  await look('11-mypage');
  await page
    .getByRole('main')
    .getByRole('link', { name: /注文履歴/ })
    .click();
  await shopper.waitForHeading('注文履歴');
  await page.getByText(orderNumber).first().waitFor();
  await look('12-order-history');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(orderNumber) })
    .first()
    .click();
  await shopper.waitForHeading('注文詳細');
  await page.getByText(orderNumber).first().waitFor();
  await look('13-order-detail');

  expect(shopper.watch.failures).toEqual([]);
});

test('[entity-popup, trans-ecommerce-event-popup] a popup opens over the page when a shopper pauses, and another after something was put into the cart', async () => {
  const context = await openContext(shopper.context.browser()!, { ...JAPANESE_BROWSER, viewport: NARROW });
  // Whoever has not answered is asked for consent first, and sees no popup meanwhile.
  const guest = await Shopper.openShop(context);
  await context.addCookies([{ name: 'default_consent', value: 'no', url: guest.origin }]);
  const { page } = guest;
  await guest.open('/');
  await guest.waitForHydration();
  const cart = page.getByRole('link', { name: /^カート/ }).first();
  await cart.focus();
  await page.mouse.wheel(0, 200);
  const welcome = page.getByRole('dialog', { name: 'ようこそ' });
  await welcome.waitFor();
  await guest.expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Escape');
  await welcome.waitFor({ state: 'detached' });
  await guest.waitForFocus(cart);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => localStorage.getItem('default_popups'))).toContain('"welcome"');

  await guest.open(`/product/${(await findProductInStock()).product_key}`);
  await guest.press('カートに入れる');
  const drawer = page.getByRole('dialog', { name: 'カートに追加しました' });
  await drawer.getByRole('button', { name: '買い物を続ける' }).click();
  await page.getByRole('dialog', { name: 'クーポンはお持ちですか' }).getByRole('link').click();
  await guest.waitForHeading('クーポン');
  expect(await guest.countOf(page.getByRole('dialog'))).toBe(0);
  expect(guest.problemsExcept()).toEqual([]);
});
