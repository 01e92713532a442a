import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { cartTokenCookie } from '@shop/site/cookie-names';
import { fillCart } from '@shop/testing-api/checkout';
import { createHttpCaller } from '@shop/testing-api/http-caller';
import { apiOrigin, openBrowser } from '@shop/testing-browser';
import type { Browser, BrowserContext } from 'playwright-core';
import { PHONE, Shopper } from './shopper';

const API = createHttpCaller(apiOrigin(Number(process.env['SHOP_E2E_PORT_BASE'] ?? '4000')));
const ORDERER = {
  orderer_name: '山田 花子',
  orderer_email: 'hanako@example.jp',
  orderer_phone_number: '0312345678',
};

let browser: Browser;
let context: BrowserContext;
let shopper: Shopper;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: PHONE });
  shopper = await Shopper.visit(context);
  const { body } = await API.call(listProductsSpec, { query: { in_stock: true } });
  const { token } = await fillCart(API, [{ product_key: body[0]!.key, quantity: 1 }]);
  await API.call(modifyCartOtherSpec, { body: { cart_token: token, ...ORDERER } });
  await context.addCookies([{ name: cartTokenCookie('default_'), value: token, url: shopper.origin }]);
  await shopper.open('/cart/shipping-add');
  await field('郵便番号').waitFor();
});
afterEach(async () => {
  await context.close();
  expect(shopper.watch.complaints).toEqual([]);
});
afterAll(() => browser.close());

const field = (name: string) => shopper.page.getByLabel(name, { exact: true });
const valueOf = (name: string) => field(name).inputValue();

test('a postal code fills the place, leaves what was written, and is taken back', async () => {
  await field('番地').fill('1-1');
  await field('郵便番号').fill('１００－０００１');
  await shopper.page.getByText('郵便番号から住所を入力しました').waitFor();
  expect([await valueOf('都道府県'), await valueOf('市区町村'), await valueOf('番地')]).toEqual([
    '東京都',
    '千代田区',
    '1-1',
  ]);
  await shopper.isAccessible();
  await shopper.press('元に戻す');
  expect([await valueOf('都道府県'), await valueOf('市区町村')]).toEqual(['', '']);

  await field('郵便番号').fill('498-0000');
  await field('住所の候補').selectOption({ label: '三重県桑名郡木曽岬町' });
  expect(await valueOf('市区町村')).toBe('桑名郡木曽岬町');
});

test('asks before what is written is left behind, and stays where it is asked to', async () => {
  await field('姓').fill('山田');
  await shopper.page.getByRole('banner').getByRole('link').first().click();
  const dialog = shopper.page.getByRole('dialog', { name: '入力中の内容があります' });
  await dialog.waitFor();
  await shopper.isAccessible();
  await shopper.press('入力を続ける');
  expect(await valueOf('姓')).toBe('山田');
  await shopper.page.getByRole('banner').getByRole('link').first().click();
  await shopper.press('ページを離れる');
  await shopper.page.waitForURL((url) => !url.pathname.startsWith('/cart/shipping-add'));
});

test('[error-core-chunk] a page that is loaded anew for want of code has what was written, and where it stood', async () => {
  await field('姓').fill('山田');
  await field('番地').fill('1-1');
  await field('都道府県').selectOption('東京都');
  await shopper.page.evaluate(() => window.scrollTo(0, 300));
  const isLoadedAnew = shopper.page.waitForEvent('load');
  await shopper.page.evaluate(() =>
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })),
  );
  await isLoadedAnew;
  await shopper.page.waitForFunction(() => window.scrollY > 200);
  expect([await valueOf('姓'), await valueOf('番地'), await valueOf('都道府県')]).toEqual([
    '山田',
    '1-1',
    '東京都',
  ]);
});

test('the first mistake is focused and said aloud', async () => {
  await shopper.press('次へ');
  await shopper.page.getByText('姓を入力してください', { exact: true }).waitFor();
  expect(await field('姓').evaluate((element) => element === document.activeElement)).toBe(true);
  await shopper.page
    .getByRole('status')
    .filter({ hasText: /件の誤りがあります/ })
    .waitFor();
});
