import { mkdirSync } from 'node:fs';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import {
  createFilledCart,
  createReadyCart,
  type ProductQuantity,
  TOKYO_ADDRESS,
} from '@shop/testing-api/checkout';
import type { Locator } from 'playwright-core';
import { API } from './api';
import { registerMember } from './register-member';
import { setCartCookie } from './set-cart-cookie';
import { setSessionCookies } from './session-cookies';
import { setUpShopper } from './set-up-shopper';
import { DESKTOP, JAPANESE_BROWSER, PHONE } from './shopper';

const SCREENSHOTS = process.env['SHOP_SCREENSHOTS'];
const HOUR_MS = 3_600_000;
const OSAKA = {
  ...TOKYO_ADDRESS,
  shipping_last_name: '佐藤',
  shipping_first_name: '次郎',
  shipping_last_name_kana: 'サトウ',
  shipping_first_name_kana: 'ジロウ',
  postal_code: '530-0001',
  prefecture: '大阪府',
  city: '大阪市北区梅田',
} as const;

const shopper = setUpShopper(JAPANESE_BROWSER);
const main = () => shopper.page.getByRole('main');
const region = (name: string) => main().getByRole('region', { name, exact: true });
/** The stepper of the only product at a destination. */
const stepper = (place: number) =>
  main().getByRole('group', { name: new RegExp(`^数量（.*、お届け先${place} `) });

async function look(name: string): Promise<void> {
  await shopper.waitUntilIdle();
  await shopper.expectAccessible();
  const { page } = shopper;
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  if (!SCREENSHOTS) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: `${SCREENSHOTS}/destinations-${name}-${width}.png`, fullPage: true });
}
/** Three pieces of a product that other tests have left enough of. */
async function threePieces(): Promise<ProductQuantity[]> {
  const { body } = await API.call(listProductsSpec, { query: { in_stock: true, per: 100 } });
  const product = body.find(({ stock_state }) => stock_state === 'in_stock');
  return [{ product_key: product!.key, quantity: 3 }];
}

/** The same in the table of a wide screen. */
async function divideInGrid(): Promise<void> {
  const cell = (place: number) =>
    main().getByRole('textbox', { name: new RegExp(`お届け先${place} .*数量$`) });
  await cell(1).fill('2');
  await main().getByText('残り 1点').waitFor();
  await cell(2).fill('１');
  await main().getByText('すべて振り分けました').waitFor();
}
/** Moves one piece to the second destination. */
async function divide(): Promise<void> {
  await stepper(1).getByRole('button', { name: '数量を1減らす' }).click();
  await main().getByText('残り 1点').waitFor();
  await stepper(2).getByRole('button', { name: '数量を1増やす' }).click();
  await main().getByText('すべて振り分けました').waitFor();
}
/** Chooses the n-th open day of a destination and returns its text. */
async function chooseDay(place: Locator, n: number): Promise<string> {
  const days = place.getByRole('combobox', { name: 'お届け希望日' });
  const open = days.locator('option:not([disabled]):not([value=""])').nth(n);
  await days.selectOption((await open.getAttribute('value')) ?? '');
  return (await open.textContent()) ?? '';
}
async function chooseNoshi(place: Locator, title: string, name: string): Promise<void> {
  await place.locator('summary', { hasText: '包装・のし' }).click();
  // The card around a choice is what is pressed.
  await place.locator('label', { hasText: '包装紙でのラッピング' }).click();
  await place.locator('label', { hasText: '外のし' }).click();
  await place.getByRole('combobox', { name: '表書き' }).selectOption(title);
  await place.getByRole('textbox', { name: '名入れ' }).fill(name);
}
/** From the delivery step to the complete page, with two days and two noshi, and a reload in between. */
async function packAndOrder(): Promise<void> {
  const { page } = shopper;
  await shopper.waitForHeading('配送方法・日時の指定');
  await chooseDay(region('お届け先1'), 0);
  // Late enough for a transfer, which is paid before the shipment.
  const firstDay = await chooseDay(region('お届け先1'), 20);
  const secondDay = await chooseDay(region('お届け先2'), 24);
  await chooseNoshi(region('お届け先1'), '内祝', '山田');
  await chooseNoshi(region('お届け先2'), '御祝', '佐藤家');
  await region('お届け先1').getByText('お選びいただけない日とその理由').click();
  await look('detail');
  await page.reload();
  await region('お届け先2').getByText('包装紙でのラッピング・外のし').waitFor();
  await shopper.waitUntilIdle();
  await shopper.press('次へ');
  await shopper.waitForHeading('お支払い方法');
  await page.locator('label', { hasText: '銀行振込' }).click();
  await shopper.press('次へ');
  await shopper.waitForHeading('ご注文内容の確認');
  await region('お届け先1の配送方法・日時').getByText(firstDay).waitFor();
  await region('お届け先2の包装・のし').getByText('表書き「御祝」 名入れ「佐藤家」').waitFor();
  await look('confirm');
  // A change leads back to the confirmation.
  await region('お届け先2の包装・のし')
    .getByRole('link', { name: /^変更する/ })
    .click();
  await shopper.waitForHeading('配送方法・日時の指定');
  await region('お届け先2').locator('summary', { hasText: '包装・のし' }).click();
  await region('お届け先2').getByRole('combobox', { name: '表書き' }).selectOption('御礼');
  await shopper.press('ご注文内容の確認へ');
  await shopper.waitForHeading('ご注文内容の確認');
  await region('お届け先2の包装・のし').getByText('表書き「御礼」 名入れ「佐藤家」').waitFor();
  await shopper.waitUntilIdle();
  await shopper.press('注文を確定する');
  await shopper.waitForHeading('ご注文ありがとうございました');
  await region('お届け先1').getByText(firstDay).waitFor();
  await region('お届け先2').getByText(secondDay).waitFor();
  await region('お届け先1').getByText('表書き「内祝」 名入れ「山田」').waitFor();
  await look('complete');
}

test('[setting-order-shipping-is-allow-multiple] a member sends three pieces to two addresses of the address book, each with its noshi and day, 390 px', async () => {
  await shopper.page.setViewportSize(PHONE);
  const member = await registerMember();
  for (const [name, address] of [
    ['自宅', TOKYO_ADDRESS],
    ['実家', OSAKA],
  ] as const)
    await API.call(createUserAddressSpec, { body: { ...address, name } }, member);
  await setCartCookie(shopper, await createFilledCart(API, await threePieces(), member));
  await setSessionCookies(shopper.context, {
    token: member.token,
    expiresAt: new Date(Date.now() + HOUR_MS),
  });
  await shopper.open('/cart/shipping-select');
  await shopper.follow('複数のお届け先に送る');
  await look('pick');
  await shopper.press('このお届け先にする');
  await region('お届け先1').waitFor();
  await shopper.press('お届け先を追加する');
  await shopper.press('このお届け先にする');
  await region('お届け先2').getByText('お届けする商品がありません').waitFor();
  await divide();
  await look('divided');
  await shopper.page.reload();
  await main().getByText('すべて振り分けました').waitFor();
  await shopper.waitUntilIdle();
  await shopper.press('次へ');
  await packAndOrder();
  await shopper.follow('ご注文の詳細を見る');
  await shopper.waitForHeading('注文詳細');
  await region('お届け先2').getByText('表書き「御礼」 名入れ「佐藤家」').waitFor();
  await look('order');
});

test('[interp-guest-order] a guest writes a second address, gives each destination its noshi and day, and orders, 1280 px', async () => {
  const { page } = shopper;
  await page.setViewportSize(DESKTOP);
  await setCartCookie(shopper, await createReadyCart(API, await threePieces()));
  await shopper.open('/cart/shipping-select');
  await shopper.follow('複数のお届け先に送る');
  await shopper.follow('お届け先を追加する');
  await shopper.waitForHeading('お届け先の追加');
  await shopper.waitUntilIdle();
  await page.getByLabel('姓', { exact: true }).fill('佐藤');
  await page.getByLabel('名', { exact: true }).fill('次郎');
  await page.getByLabel('姓（カナ）', { exact: true }).fill('サトウ');
  await page.getByLabel('名（カナ）', { exact: true }).fill('ジロウ');
  await page.getByLabel('郵便番号', { exact: true }).fill('530-0001');
  await shopper.waitForValue('市区町村', '大阪市北区');
  await page.getByLabel('番地', { exact: true }).fill('梅田1-1');
  await page.getByLabel('電話番号', { exact: true }).fill('0612345678');
  await shopper.press('次へ');
  await shopper.waitForHeading('お届け先の選択');
  await divideInGrid();
  await look('divided');
  await shopper.press('次へ');
  await packAndOrder();
});
