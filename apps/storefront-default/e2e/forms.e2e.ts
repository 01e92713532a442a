import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { fillCart } from '@shop/testing-api/checkout';
import { API, oneInStock } from './api';
import { holdCart } from './hold-cart';
import { PHONE } from './shopper';
import { shopperOfEachTest } from './shopper-of-each-test';

const ORDERER = {
  orderer_name: '山田 花子',
  orderer_email: 'hanako@example.jp',
  orderer_phone_number: '0312345678',
};

const shopper = shopperOfEachTest({ viewport: PHONE });
beforeEach(async () => {
  const cart = await fillCart(API, [await oneInStock()]);
  await API.call(modifyCartOtherSpec, { body: { cart_token: cart.token, ...ORDERER } });
  await holdCart(shopper, cart);
  await shopper.open('/cart/shipping-add');
  await shopper.answers();
  await field('郵便番号').waitFor();
});

const field = (name: string) => shopper.page.getByLabel(name, { exact: true });

test('a postal code fills the place, leaves what was written, and is taken back', async () => {
  await field('番地').fill('1-1');
  await field('郵便番号').fill('１００－０００１');
  await shopper.page.getByText('郵便番号から住所を入力しました').waitFor();
  await shopper.holds('都道府県', '東京都');
  await shopper.holds('市区町村', '千代田区');
  await shopper.holds('番地', '1-1');
  await shopper.isAccessible();
  await shopper.press('元に戻す');
  await shopper.holds('都道府県', '');
  await shopper.holds('市区町村', '');

  await field('郵便番号').fill('498-0000');
  await field('住所の候補').selectOption({ label: '三重県桑名郡木曽岬町' });
  await shopper.holds('市区町村', '桑名郡木曽岬町');
});

test('asks before what is written is left behind, and stays where it is asked to', async () => {
  await field('姓').fill('山田');
  await shopper.page.getByRole('banner').getByRole('link').first().click();
  const dialog = shopper.page.getByRole('dialog', { name: '入力中の内容があります' });
  await dialog.waitFor();
  await shopper.isAccessible();
  await shopper.press('入力を続ける');
  await dialog.waitFor({ state: 'detached' });
  await shopper.holds('姓', '山田');
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
  await shopper.holds('姓', '山田');
  await shopper.holds('番地', '1-1');
  await shopper.holds('都道府県', '東京都');
});

test('the first mistake is focused and said aloud', async () => {
  await shopper.press('次へ');
  await shopper.page.getByText('姓を入力してください', { exact: true }).waitFor();
  await shopper.isOn(field('姓'));
  await shopper.page
    .getByRole('status')
    .filter({ hasText: /件の誤りがあります/ })
    .waitFor();
});
