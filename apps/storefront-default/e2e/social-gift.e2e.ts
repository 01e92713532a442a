import { mkdirSync } from 'node:fs';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { cartTokenCookie } from '@shop/site/storage/cookie-names';
import { createFilledCart } from '@shop/testing-api/checkout';
import { API, signInToken } from './api';
import { operate } from './operate';
import { originOf } from './platform';
import { mailsTo } from './register-member';
import { setSessionCookies } from './session-cookies';
import { setUpBrowser } from './set-up-browser';
import { DESKTOP, JAPANESE_BROWSER, MEMBER, PHONE, Shopper } from './shopper';

const SCREENSHOTS = process.env['SHOP_SCREENSHOTS'];
const HOUR_MS = 3_600_000;
const CHANNEL = 'gift';
const SECRET_ROOM = '秘密の部屋101';

const device = setUpBrowser({ ...JAPANESE_BROWSER, viewport: DESKTOP });

/** The page passes axe, nothing is wider than the screen, and no price is on it. */
async function look(shopper: Shopper, name: string, hasPrices = false): Promise<void> {
  const { page } = shopper;
  await shopper.waitUntilIdle();
  await shopper.expectAccessible();
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  if (!hasPrices) expect(await page.getByRole('main').innerText()).not.toMatch(/\d円/);
  if (!SCREENSHOTS) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: `${SCREENSHOTS}/gift-${name}-${width}.png`, fullPage: true });
}

/** Somebody else's telephone, whose owner has no account here. */
const openPhone = async (): Promise<Shopper> =>
  Shopper.openShop(await device.newContext({ ...JAPANESE_BROWSER, viewport: PHONE }), CHANNEL);

/** A giver in the gift shop with one piece in the cart, at the choice of the address. */
async function openGiver(token?: string): Promise<Shopper> {
  const giver = await Shopper.openShop(device.context, CHANNEL);
  const { body } = await API.call(listProductsSpec, { query: { in_stock: true } }, { channel: CHANNEL });
  const shopper = { channel: CHANNEL, ...(token === undefined ? {} : { token }) };
  const cart = await createFilledCart(API, [{ product_key: body[0]!.key, quantity: 1 }], shopper);
  await device.context.addCookies([{ name: cartTokenCookie('gift_'), value: cart.token, url: giver.origin }]);
  return giver;
}

/** From the named receiver to the complete page; the link that it shows. */
async function order(giver: Shopper): Promise<string> {
  await giver.press('次へ');
  await giver.waitForHeading('配送方法・日時の指定');
  expect(await giver.countOf(giver.page.getByRole('combobox', { name: 'お届け希望日' }))).toBe(0);
  await look(giver, 'giver-delivery', true);
  await giver.press('次へ');
  await giver.waitForHeading('お支払い方法');
  await giver.page.locator('label', { hasText: '銀行振込' }).click();
  await giver.press('次へ');
  await giver.waitForHeading('ご注文内容の確認');
  const gift = giver.page.getByRole('region', { name: 'ソーシャルギフト', exact: true });
  await gift.getByText('鈴木 一郎 様').waitFor();
  await look(giver, 'giver-confirm', true);
  await giver.press('注文を確定する');
  await giver.waitForHeading('ご注文ありがとうございました');
  await gift.getByText('お届け先の入力をお待ちしています').waitFor();
  await look(giver, 'giver-complete', true);
  return (await gift.locator('code').innerText()).trim();
}

test('[route-social-gift-key-shipping, route-social-gift-key-delivery, route-social-gift-key-confirm, route-social-gift-key-complete, beh-account-services-gift, beh-account-guests, entity-social-gift] a member gives, the receiver of the mail enters an address on a phone, and the giver never sees it', async () => {
  const email = `ichiro-${Date.now()}@example.jp`;
  const token = await signInToken(MEMBER, CHANNEL);
  const giver = await openGiver(token);
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await setSessionCookies(device.context, { token, expiresAt }, originOf(CHANNEL));
  await giver.open('/cart/shipping-select');
  await giver.follow('相手に住所を入力してもらう');
  await giver.page.getByLabel('贈り先のお名前', { exact: true }).fill('鈴木 一郎');
  await giver.page.getByLabel('贈り先のメールアドレス').fill(email);
  await giver.page.getByLabel('メッセージ').fill('お誕生日おめでとう');
  await look(giver, 'giver-receiver', true);
  const link = await order(giver);
  await giver.page.getByText(`ご入金を確認しましたら、${email} へもリンクをお送りします。`).waitFor();
  expect(await mailsTo(email)).toEqual([]);
  const { body } = await API.call(listOrdersSpec, { query: {} }, { channel: CHANNEL, token });
  await operate('orders', 'paid', body.data[0]!.order_no);

  const [invitation] = await mailsTo(email);
  expect(invitation?.text).toContain(link);
  const receiver = await openPhone();
  const { page } = receiver;
  const opened = await page.goto(link);
  expect([opened?.headers()['referrer-policy'], opened?.headers()['cache-control']]).toEqual([
    'no-referrer',
    'private, no-store',
  ]);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await receiver.waitForHeading('ギフトのお届け先の入力');
  await page.getByText('お誕生日おめでとう').waitFor();
  await receiver.waitUntilIdle();
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await receiver.press('次へ');
  await page.getByText('姓を入力してください', { exact: true }).waitFor();
  await fill('姓', '鈴木');
  await fill('名', '一郎');
  await fill('姓（カナ）', 'スズキ');
  await fill('名（カナ）', 'イチロウ');
  await fill('郵便番号', '100-0001');
  await receiver.waitForValue('市区町村', '千代田区');
  await fill('番地', '千代田1-1');
  await fill('建物名・部屋番号', SECRET_ROOM);
  await page.reload();
  await receiver.waitForValue('建物名・部屋番号', SECRET_ROOM);
  await fill('電話番号', '0312345678');
  await look(receiver, 'shipping');
  await receiver.press('次へ');
  await receiver.waitForHeading('ギフトのお届け日時の指定');
  await receiver.waitUntilIdle();
  const days = page.getByRole('combobox', { name: 'お届け希望日' });
  const day = days.locator('option:not([disabled]):not([value=""])').nth(2);
  const dayText = (await day.textContent()) ?? '';
  await days.selectOption((await day.getAttribute('value')) ?? '');
  await page.getByRole('combobox', { name: 'お届け時間帯' }).selectOption('am');
  await look(receiver, 'delivery');
  await page.goBack();
  await receiver.waitForValue('建物名・部屋番号', SECRET_ROOM);
  await receiver.press('次へ');
  await receiver.waitForHeading('ギフトのお届け日時の指定');
  await receiver.press('次へ');
  await receiver.waitForHeading('ギフトのお届け内容の確認');
  await page.getByText(SECRET_ROOM).waitFor();
  await page.getByText(`${dayText} 午前中`).waitFor();
  await look(receiver, 'confirm');
  await receiver.press('この内容で受け取る');
  await receiver.waitForHeading('ギフトの受付完了');
  await page.getByText(dayText).waitFor();
  await look(receiver, 'complete');
  expect(await page.evaluate((room) => JSON.stringify(sessionStorage).includes(room), SECRET_ROOM)).toBe(
    false,
  );
  await page.goBack();
  await page.getByText('お届け先はすでに入力されています').waitFor();
  await look(receiver, 'completed');

  await giver.follow('ご注文の詳細を見る');
  await giver.waitForHeading('注文詳細');
  await giver.page.getByText('お届け先が入力されました').waitFor();
  await look(giver, 'giver-order', true);
  expect(await giver.page.content()).not.toContain('秘密の部屋');
  const told = [...(await mailsTo(email)), ...(await mailsTo(MEMBER))];
  expect(told.some(({ subject }) => subject.includes('お届け先が入力されました'))).toBe(true);
  expect(JSON.stringify(told)).not.toContain('秘密の部屋');
  expect([...giver.watch.problems, ...receiver.watch.problems]).toEqual([]);
});

test('[route-social-gift, route-social-gift-shipping, gap-social-gift-without-key, route-social-gift-delivery, interp-social-gift-optional-key, route-social-gift-confirm, route-social-gift-complete, beh-account-services-gift] a guest gives, the receiver pastes the link and declines; nothing opens without a link', async () => {
  const email = `giver-${Date.now()}@example.jp`;
  const giver = await openGiver();
  await giver.open('/cart/shipping-select?gift=1');
  await giver.waitUntilIdle();
  await giver.press('次へ');
  await giver.page.getByText('贈り先のお名前を入力してください', { exact: true }).waitFor();
  await giver.page.getByLabel('注文者名').fill('森野 みどり');
  await giver.page.getByLabel('メールアドレス', { exact: true }).fill(email);
  await giver.page.getByLabel('ご連絡先電話番号').fill('0312345678');
  await giver.page.getByLabel('贈り先のお名前', { exact: true }).fill('鈴木 一郎');
  const link = await order(giver);

  const receiver = await openPhone();
  const { page } = receiver;
  for (const step of ['shipping', 'delivery', 'confirm', 'complete']) {
    await receiver.open(`/social-gift/${step}`);
    await page.getByText('ギフトのリンクが見つかりません').waitFor();
  }
  await look(receiver, 'no-link');
  for (const key of ['nobody', 'A'.repeat(43)]) {
    await receiver.open(`/social-gift/${key}/shipping`);
    await page.getByText('ギフトが見つかりません', { exact: true }).waitFor();
  }
  await receiver.open('/social-gift');
  await receiver.waitUntilIdle();
  await page.getByRole('textbox', { name: 'ギフトのリンク' }).fill('ギフトです');
  await receiver.press('ギフトを開く');
  await page
    .getByText('ギフトのリンクを、メールなどからそのまま貼り付けてください', { exact: true })
    .waitFor();
  await look(receiver, 'entry');
  await page.getByRole('textbox', { name: 'ギフトのリンク' }).fill(`どうぞ ${link}`);
  await receiver.press('ギフトを開く');
  await receiver.waitForHeading('ギフトのお届け先の入力');
  await page.getByText('森野 みどり 様からのギフトです').waitFor();
  await receiver.open('/social-gift/shipping');
  await page.getByText('森野 みどり 様からのギフトです').waitFor();
  await receiver.waitUntilIdle();
  await page.getByText('お受け取りを辞退する').click();
  await receiver.press('ギフトを辞退する');
  await page.getByRole('dialog').getByRole('button', { name: '辞退する', exact: true }).click();
  await page.getByText('このギフトはご辞退いただきました').waitFor();
  await look(receiver, 'declined');
  const told = await mailsTo(email);
  expect(told[0]?.text).toContain('ギフトのお受け取りを辞退されました');
  const notFound = /status of (404|422)/;
  expect([...giver.watch.problems, ...receiver.problemsExcept(notFound)]).toEqual([]);
});
