import { mkdirSync } from 'node:fs';
import type { Cart } from '@shop/contract/carts/cart';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { cartTokenCookie } from '@shop/site/storage/cookie-names';
import { createFilledCart } from '@shop/testing-api/checkout';
import { setUpTab } from '@shop/testing-browser/tab';
import { API } from './api';
import { originOf } from './platform';
import { registerMember } from './register-member';
import { setSessionCookies } from './session-cookies';
import { setUpBrowser } from './set-up-browser';
import { DESKTOP, JAPANESE_BROWSER, PHONE, Shopper } from './shopper';

const SCREENSHOTS = process.env['SHOP_SCREENSHOTS'];
const HOUR_MS = 3_600_000;
const CHANNEL = 'gift';
const HEAD = '姓,名,姓（カナ）,名（カナ）,郵便番号,都道府県,市区町村,番地,電話番号';
const ADDRESS = '大阪府,大阪市北区,梅田1-1,06-1234-5678';

const giver = new Shopper(setUpTab(setUpBrowser(JAPANESE_BROWSER)), originOf(CHANNEL));
afterEach(() => expect(giver.problemsExcept()).toEqual([]));

const main = () => giver.page.getByRole('main');
const region = (name: string) => main().getByRole('region', { name, exact: true });

/** The page passes axe, and nothing is wider than the screen: the table scrolls within its frame. */
async function look(name: string): Promise<void> {
  await giver.waitUntilIdle();
  await giver.expectAccessible();
  const width = giver.page.viewportSize()?.width ?? 0;
  expect(await giver.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  if (!SCREENSHOTS) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await giver.page.screenshot({ path: `${SCREENSHOTS}/recipients-${name}-${width}.png`, fullPage: true });
}

/** A new member with six pieces of one gift and two of another in the cart. */
async function fillCart(): Promise<Cart> {
  const member = { ...(await registerMember(CHANNEL)), channel: CHANNEL };
  const query = { in_stock: true, per: 100 };
  const { body } = await API.call(listProductsSpec, { query }, { channel: CHANNEL });
  const lines = body
    .filter(({ stock_left }) => stock_left === null)
    .slice(0, 2)
    .map(({ key }, at) => ({ product_key: key, quantity: at === 0 ? 6 : 2 }));
  const cart = await createFilledCart(API, lines, member);
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await setSessionCookies(giver.context, { token: member.token, expiresAt }, giver.origin);
  await giver.context.addCookies([{ name: cartTokenCookie('gift_'), value: cart.token, url: giver.origin }]);
  return cart;
}

async function chooseFile(...rows: readonly string[]): Promise<void> {
  const buffer = Buffer.from(`\uFEFF${rows.join('\r\n')}`);
  await main()
    .getByLabel('お届け先のCSVファイル')
    .setInputFiles({ name: '宛先.csv', mimeType: 'text/csv', buffer });
}

/** A file with a wrong postal code and a quantity of nothing, and then the same put right. */
async function takeRecipients(code: string): Promise<void> {
  const head = `${HEAD},${code}`;
  const first = `山田,花子,ヤマダ,ハナコ,530-0001,${ADDRESS},2`;
  const second = (postalCode: string) => `佐藤,次郎,サトウ,ジロウ,${postalCode},${ADDRESS},3`;
  const third = (quantity: string) => `鈴木,一郎,スズキ,イチロウ,530-0001,${ADDRESS},${quantity}`;
  await main().getByText('ファイル（CSV）からまとめて追加する').click();
  await chooseFile(head, first, second('53'), third('0'));
  await main().getByText('3件中2件に誤りがあります').waitFor();
  await main()
    .getByText(/郵便番号は郵便番号の形式で/)
    .waitFor();
  await main()
    .getByText(/数量は1以上の整数で/)
    .waitFor();
  await look('faulty');
  await chooseFile(head, first, second('530-0001'), third('1'));
  await main().getByText('3件すべて、お届け先に追加できます。').waitFor();
  await look('good');
  await giver.press('3件のお届け先を追加する');
  await region('お届け先3').waitFor();
  expect(await giver.countOf(main().getByRole('region', { name: /^お届け先\d$/ }))).toBe(3);
}

/** One of the two pieces of the other gift goes to the third recipient. */
async function divideInGrid(name: string): Promise<void> {
  const cell = (place: number) =>
    main()
      .getByRole('row', { name })
      .getByRole('textbox', { name: new RegExp(` お届け先${place} .*数量$`) });
  await cell(1).click();
  await giver.page.keyboard.type('1');
  await main().getByText('残り 1点').waitFor();
  await giver.page.keyboard.press('Tab');
  await giver.page.keyboard.press('ArrowRight');
  await giver.waitForFocus(cell(3));
  await giver.page.keyboard.type('１');
  await main().getByText('残り 1点').waitFor({ state: 'detached' });
}
async function divideByStepper(name: string): Promise<void> {
  const stepper = (place: number) =>
    region(name).getByRole('group', { name: new RegExp(`お届け先${place} `) });
  await stepper(1).getByRole('button', { name: '数量を1減らす' }).click();
  await region(name).getByText('残り 1点').waitFor();
  await stepper(3).getByRole('button', { name: '数量を1増やす' }).click();
  await region(name).getByText('すべて振り分けました').waitFor();
}

async function packAndOrder(): Promise<void> {
  await giver.waitForHeading('配送方法・日時の指定');
  await region('お届け先2').locator('summary', { hasText: '包装・のし' }).click();
  await region('お届け先2').locator('label', { hasText: '外のし' }).click();
  await region('お届け先2').getByRole('combobox', { name: '表書き' }).selectOption('御祝');
  await region('お届け先2').getByRole('textbox', { name: '名入れ' }).fill('新井');
  await region('お届け先2').locator('label', { hasText: 'メッセージカード' }).click();
  await region('お届け先2').getByRole('textbox', { name: 'メッセージ' }).fill('おめでとうございます。');
  await look('noshi');
  await giver.press('次へ');
  await giver.waitForHeading('お支払い方法');
  await giver.page.locator('label', { hasText: '銀行振込' }).click();
  await giver.press('次へ');
  await giver.waitForHeading('ご注文内容の確認');
  await region('お届け先2の包装・のし').getByText('表書き「御祝」 名入れ「新井」').waitFor();
  await region('お届け先2の包装・のし').getByText('メッセージ「おめでとうございます。」').waitFor();
  await giver.waitUntilIdle();
  await giver.press('注文を確定する');
  await giver.waitForHeading('ご注文ありがとうございました');
  await region('お届け先3').getByText('× 1点').first().waitFor();
  await look('complete');
}

test.each([
  ['390', PHONE],
  ['1280', DESKTOP],
])(
  'a member of the gift shop takes three recipients from a file with two faults, shares out, adds a noshi and orders, %s px',
  async (width, viewport) => {
    await giver.page.setViewportSize(viewport);
    const cart = await fillCart();
    const [first, second] = cart.data.detail.products;
    await giver.open('/cart');
    await giver.waitUntilIdle();
    await look('cart');
    await giver.follow('複数のお届け先に贈る');
    await giver.waitForHeading('お届け先の選択');
    await takeRecipients(first!.product_info.code);
    await (width === '390' ? divideByStepper : divideInGrid)(second!.product_name);
    await look('divided');
    await giver.press('次へ');
    await packAndOrder();
  },
);
