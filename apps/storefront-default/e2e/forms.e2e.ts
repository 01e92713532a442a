import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { createFilledCart } from '@shop/testing-api/checkout';
import { API, findProductInStock } from './api';
import { setCartCookie } from './set-cart-cookie';
import { PHONE } from './shopper';
import { setUpShopper } from './set-up-shopper';

const ORDERER = {
  orderer_name: '山田 花子',
  orderer_email: 'hanako@example.jp',
  orderer_phone_number: '0312345678',
};

const shopper = setUpShopper({ viewport: PHONE });
beforeEach(async () => {
  const cart = await createFilledCart(API, [await findProductInStock()]);
  await API.call(modifyCartOtherSpec, { body: { cart_token: cart.token, ...ORDERER } });
  await setCartCookie(shopper, cart);
  await shopper.open('/cart/shipping-add');
  await shopper.waitForHydration();
  await field('郵便番号').waitFor();
});

const field = (name: string) => shopper.page.getByLabel(name, { exact: true });

test('a postal code fills the address, does not overwrite input, and can be undone', async () => {
  await field('番地').fill('1-1');
  await field('郵便番号').fill('１００－０００１');
  await shopper.page.getByText('郵便番号から住所を入力しました').waitFor();
  await shopper.waitForValue('都道府県', '東京都');
  await shopper.waitForValue('市区町村', '千代田区');
  await shopper.waitForValue('番地', '1-1');
  await shopper.expectAccessible();
  await shopper.press('元に戻す');
  await shopper.waitForValue('都道府県', '');
  await shopper.waitForValue('市区町村', '');

  await field('郵便番号').fill('498-0000');
  await field('住所の候補').selectOption({ label: '三重県桑名郡木曽岬町' });
  await shopper.waitForValue('市区町村', '桑名郡木曽岬町');
});

test('asks before unsaved input is discarded, and stays on the page when told to', async () => {
  await shopper.open('/contact');
  await shopper.waitUntilIdle();
  await field('お名前').fill('山田');
  await shopper.page.getByRole('banner').getByRole('link').first().click();
  const dialog = shopper.page.getByRole('dialog', { name: '入力中の内容があります' });
  await dialog.waitFor();
  await shopper.expectAccessible();
  await shopper.press('入力を続ける');
  await dialog.waitFor({ state: 'detached' });
  await shopper.waitForValue('お名前', '山田');
  await shopper.page.getByRole('banner').getByRole('link').first().click();
  await shopper.press('ページを離れる');
  await shopper.page.waitForURL((url) => !url.pathname.startsWith('/contact'));
});

test('[error-core-chunk] a page that reloads because its code is missing restores the input and the scroll position', async () => {
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
  await shopper.waitForValue('姓', '山田');
  await shopper.waitForValue('番地', '1-1');
  await shopper.waitForValue('都道府県', '東京都');
});

test('the first invalid field is focused and announced', async () => {
  await shopper.press('次へ');
  await shopper.page.getByText('姓を入力してください', { exact: true }).waitFor();
  await shopper.waitForFocus(field('姓'));
  await shopper.page
    .getByRole('status')
    .filter({ hasText: /件の誤りがあります/ })
    .waitFor();
});
