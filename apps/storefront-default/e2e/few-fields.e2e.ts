import type { ShopName } from '@shop/shops/shop-list';
import { findProductInStock } from './api';
import { GUEST_FIELDS } from './guest-fields';
import { setUpBrowser } from './set-up-browser';
import { JAPANESE_BROWSER, PHONE, Shopper } from './shopper';

/** How many form elements the checkouts of the largest shops have on average (Baymard Institute, 2024). */
const ORDINARY_CHECKOUT_FIELDS = 11.3;

const device = setUpBrowser({ ...JAPANESE_BROWSER, viewport: PHONE });

/** The labels of the page's fields that must be filled in and are not yet; a postal code leaves the house number to write. */
const missingFields = ({ page }: Shopper): Promise<string[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('[aria-required="true"]')].flatMap((field) => {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return [];
      const label = field.labels?.[0]?.textContent?.trim() ?? field.name;
      const isWritten = label === '番地' ? /\d/.test(field.value) : field.value !== '';
      return isWritten || !field.checkVisibility() ? [] : [label];
    }),
  );

/** Buys one product as a guest who does no more than has to be done. */
async function buyAsGuest(shop: ShopName) {
  const shopper = await Shopper.openShop(device.context, shop);
  const { page } = shopper;
  const typed: string[] = [];
  const presses: string[] = [];
  const press = async (name: string | RegExp) => {
    const target = page.getByRole('button', { name }).or(page.getByRole('link', { name })).last();
    await target.click();
    presses.push(String(name));
  };
  const step = async (heading: string) => {
    await shopper.waitForHeading(heading);
    await shopper.waitUntilIdle();
    for (
      let [label] = await missingFields(shopper);
      label !== undefined;
      [label] = await missingFields(shopper)
    ) {
      await page.getByLabel(label, { exact: true }).fill(GUEST_FIELDS[label] ?? `?${label}`);
      typed.push(label);
      // The postal code fills in its place.
      if (label === '郵便番号') await shopper.waitForValue('市区町村', '千代田区');
    }
  };
  await shopper.open(`/product/${(await findProductInStock(shop)).product_key}`);
  await shopper.waitUntilIdle();
  await press('カートに入れる');
  await page.getByText('カートに追加しました').first().waitFor();
  // Where the cart comes from the side, it leads on by itself.
  if ((await shopper.countOf(page.getByRole('dialog'))) === 0) {
    await press('カートを見る');
    await step('ショッピングカート');
  }
  await press('ご購入手続きへ');
  await shopper.waitForHeading('ログイン');
  await press('ログインせずに購入する');
  await step('お届け先の追加');
  await press('次へ');
  await step('配送方法・日時の指定');
  await press('次へ');
  await step('お支払い方法');
  const way = page.getByRole('radio', { name: /^銀行振込/ });
  if (!(await way.isChecked())) {
    await page
      .locator('label')
      .filter({ hasText: /^銀行振込/ })
      .click();
    presses.push('銀行振込');
  }
  await press('次へ');
  await step('ご注文内容の確認');
  await press('注文を確定する');
  await shopper.waitForHeading('ご注文ありがとうございました');
  expect(shopper.watch.problems).toEqual([]);
  return { typed, presses };
}

const WITHOUT_KANA = ['メールアドレス', '姓', '名', '郵便番号', '番地', '電話番号'];
const WITH_KANA = ['メールアドレス', '姓', '名', '姓（カナ）', '名（カナ）', '郵便番号', '番地', '電話番号'];

test.each([
  ['default', WITH_KANA, 8, 8],
  ['corporate', WITHOUT_KANA, 6, 8],
  ['school', WITH_KANA, 8, 9],
  ['gift', WITH_KANA, 8, 8],
] as const)(
  'a guest of the shop %s types few things, each once, and presses few buttons from the product to the order',
  async (shop, labels, fields, pressed) => {
    const { typed, presses } = await buyAsGuest(shop);
    expect(typed).toEqual(labels);
    expect(typed).toHaveLength(fields);
    expect(new Set(typed.map((label) => GUEST_FIELDS[label])).size).toBe(fields);
    expect(typed.length).toBeLessThan(ORDINARY_CHECKOUT_FIELDS);
    expect(presses).toHaveLength(pressed);
  },
);
