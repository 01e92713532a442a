import { mkdirSync } from 'node:fs';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { API, findProductInStock } from './api';
import { operate } from './operate';
import { mailsTo, registerMember } from './register-member';
import { setUpShopper } from './set-up-shopper';
import { JAPANESE_BROWSER } from './shopper';
import { untilFound } from './until-found';
import { widths } from './widths';

const SCREENSHOTS = process.env['SHOP_SCREENSHOTS'];
const DOWNLOADED = 'ダウンロードが完了しました';
/** The API rejects a link that opens nothing; the browser logs the status. */
const NOT_FOUND_RESPONSE = /status of 404/;

const shopper = setUpShopper(JAPANESE_BROWSER, NOT_FOUND_RESPONSE);
let orders = 0;

async function look(name: string): Promise<void> {
  await shopper.expectAccessible();
  const { page } = shopper;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  if (!SCREENSHOTS) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  const path = `${SCREENSHOTS}/${name}-${String(page.viewportSize()?.width)}.png`;
  await page.screenshot({ path, fullPage: true });
}
const sees = (text: string | RegExp) => shopper.page.getByText(text).first().waitFor();
const field = (name: string) => shopper.page.getByLabel(name, { exact: true });

/** Presses a button that downloads, and returns the file's name. */
async function downloadBy(name: string): Promise<string> {
  const downloading = shopper.page.waitForEvent('download');
  await shopper.press(name);
  const file = (await downloading).suggestedFilename();
  await sees(DOWNLOADED);
  return file;
}

async function place(email: string, token?: string) {
  const owner = { email, ...(token === undefined ? {} : { token }) };
  const cart = await createReadyCart(API, [await findProductInStock()], owner);
  return (await decideCart(API, cart, owner)).body;
}

/** The path of a link in the newest mail to an address whose subject says this. */
const linkIn = (email: string, subject: string, page: string): Promise<string> =>
  untilFound(`a mail with a link to ${page}`, async () => {
    const mail = (await mailsTo(email)).find((one) => one.subject.includes(subject));
    return new RegExp(`/orders/${page}\\?\\S+`).exec(mail?.text ?? '')?.[0];
  });

// spec items: beh-account-guests, beh-guest-receipt-separate, route-orders-receipt
test.each(widths('390'))(
  'a guest finds the order again, follows it and gets its receipt, %s px',
  async (width, viewport) => {
    const { page } = shopper;
    await page.setViewportSize(viewport);
    orders += 1;
    const email = `guest-${orders}-${width}@example.jp`;
    const { order_no: orderNo } = await place(email);

    await shopper.open('/orders/find');
    await shopper.waitForHeading('ご注文の確認');
    await shopper.waitUntilIdle();
    await shopper.press('メールを送信する');
    await sees('注文番号を入力してください');
    await look('find');
    await field('注文番号').fill(orderNo.toLowerCase());
    await field('メールアドレスまたは電話番号').fill(email);
    await shopper.press('メールを送信する');
    await sees('該当するご注文がある場合は、メールをお送りしました');
    await look('find-sent');

    await shopper.open(await linkIn(email, 'ご注文の確認ページのご案内', 'view'));
    await shopper.waitForHeading('ご注文の状況');
    await sees('お振込先');
    expect(await page.getByRole('list', { name: 'ご注文からお届けまで' }).textContent()).toMatch(
      /ご注文受付.*ご入金の確認これから発送これからお届けこれから/,
    );
    await sees(/^\d{4}\.\d{2}\.\d{2}（[日月火水木金土]）$/);
    await look('guest-order');
    await shopper.follow('領収書の発行へ進む');
    await shopper.waitForHeading('領収書の発行');
    await sees('ご入金の確認後に、領収書を発行できます');
    expect(await shopper.countOf(page.getByRole('button', { name: '領収書をダウンロード' }))).toBe(0);
    await look('receipt-unpaid');

    await operate('orders', 'paid', orderNo);
    const link = await linkIn(email, 'ご注文ありがとうございます', 'receipt');
    const response = await page.goto(`${shopper.origin}${link}`);
    expect(response?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await field('宛名').waitFor();
    await shopper.waitUntilIdle();
    await field('宛名').fill('株式会社 山田商店');
    await page.getByLabel('敬称').selectOption('御中');
    await field('但し書き').fill('記念品代として');
    await shopper.press('保存する');
    await sees('領収書の記載内容を保存しました');
    expect(await downloadBy('領収書をダウンロード')).toBe(`領収書_${orderNo}.pdf`);
    await sees(/この領収書は発行済みです/);
    await look('receipt');
    await page.reload();
    await shopper.waitForValue('宛名', '株式会社 山田商店');

    await shopper.open(link.replace(/t=.*/, 't=wrong'));
    await sees('リンクが正しくないか、有効期限が切れています');
    await look('receipt-wrong');
    await shopper.open(`/orders/receipt?t=${/t=([\w-]+)/.exec(link)?.[1] ?? ''}`);
    await shopper.waitUntilIdle();
    await field('注文番号').fill(orderNo);
    await shopper.press('次へ');
    await shopper.waitForValue('宛名', '株式会社 山田商店');
  },
);

// spec items: beh-account-services-orders, beh-screen-order-history
test.each(widths('1280'))(
  'a member gets documents, notes, orders again and cancels with a warning, %s px',
  async (_width, viewport) => {
    const { page } = shopper;
    await page.setViewportSize(viewport);
    const member = await registerMember();
    const { order_no: orderNo, order_id: id } = await place(member.email, member.token);
    await shopper.signInAs(member.email);

    await shopper.open(`/mypage/order_history/${id}`);
    await shopper.waitForHeading('注文詳細');
    await shopper.waitUntilIdle();
    expect(await downloadBy('見積書をダウンロード')).toBe(`見積書_${orderNo}.pdf`);
    await operate('orders', 'paid', orderNo);
    await page.reload();
    await shopper.waitForHeading('注文詳細');
    await shopper.waitUntilIdle();
    await sees(/キャンセルされた場合、ご返金先の口座を/);
    expect(await shopper.countOf(page.getByRole('button', { name: '見積書をダウンロード' }))).toBe(0);
    await look('order-detail');
    expect(await downloadBy('領収書をダウンロード')).toBe(`領収書_${orderNo}.pdf`);
    await sees(/この領収書は発行済みです/);

    await shopper.press('メモを追加する');
    await page.getByRole('textbox', { name: 'メモ' }).fill('父の日に');
    const memo = page.getByRole('form', { name: '注文のメモ' });
    await memo.getByRole('button', { name: '保存する' }).click();
    await sees('父の日に');
    await shopper.press('変更する');
    await page.getByRole('textbox', { name: 'メモ' }).fill('母の日に');
    await memo.getByRole('button', { name: '保存する' }).click();
    await sees('母の日に');
    await shopper.press('削除する');
    await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
    await page.getByRole('button', { name: 'メモを追加する' }).waitFor();

    await shopper.press('再注文する');
    await sees('すべての商品をカートに入れました');
    await page.getByRole('link', { name: 'カートを見る' }).waitFor();
    await look('order-reordered');

    await page.getByText('ご注文のキャンセル', { exact: true }).click();
    await field('キャンセル理由').fill('間違えて注文しました');
    await shopper.press('注文をキャンセルする');
    await sees('お支払い済みの代金は、ご返金先の口座を');
    await sees('キャンセルされたご注文の領収書は発行できません');
    await look('order-cancelled');

    await shopper.open('/mypage/order_history');
    await sees('1件のご注文　ご購入金額の合計（キャンセルを除く） 0円（税込）');
    await look('order-history');
  },
);
