import { elementsCutOff } from '@shop/testing-browser/elements-cut-off';
import { openTabAs, registerMember } from './register-member';
import { setUpBrowser } from './set-up-browser';
import { DESKTOP, JAPANESE_BROWSER, Shopper } from './shopper';

/** The narrowest screen that every page must fit. WCAG 1.4.10 */
const NARROW = { width: 320, height: 640 };
const PDF = { name: '見取り図.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };

const device = setUpBrowser({ ...JAPANESE_BROWSER, viewport: DESKTOP });

it('[route-contact-confirm, interp-contact-guard, beh-can-inquire] an inquiry is written, looked at, changed and sent', async () => {
  const shopper = await Shopper.openShop(await device.newContext({ ...JAPANESE_BROWSER, viewport: NARROW }));
  const { page } = shopper;
  await shopper.open('/contact');
  await shopper.waitForHeading('お問い合わせ');
  await shopper.waitForHydration();
  await page.getByLabel('お名前', { exact: true }).fill('見本 花子');
  await page.getByLabel('お名前（カナ）').fill('みほん はなこ');
  await page.getByLabel('メールアドレス').fill('hanako@example.jp');
  await page.getByLabel('お問い合わせ内容').fill('湯呑みの大きさを教えてください。');
  await page.getByLabel('ファイルを添付').setInputFiles(PDF);
  await page.getByRole('button', { name: '見取り図.pdfの添付を取り消す' }).waitFor();
  await shopper.press('入力内容の確認へ');
  await shopper.waitForHeading('お問い合わせ内容の確認');
  await page.getByText('見取り図.pdf').waitFor();
  await page.reload();
  await page.getByText('湯呑みの大きさを教えてください。').waitFor();
  await shopper.expectAccessible();
  expect(await elementsCutOff(shopper.page)).toEqual([]);
  await shopper.follow('変更する');
  await shopper.waitForHeading('お問い合わせ');
  expect(await page.getByLabel('お名前（カナ）').inputValue()).toBe('ミホン ハナコ');
  await shopper.press('入力内容の確認へ');
  await shopper.press('送信する');
  await shopper.waitForHeading('お問い合わせの受付完了');
  await page.getByText(/^お問い合わせ番号 Q/).waitFor();
  await page.getByText('hanako@example.jp へ確認のメールをお送りしました。').waitFor();
  await shopper.open('/contact/confirm');
  await shopper.waitForHeading('お問い合わせ');
  expect(shopper.problemsExcept()).toEqual([]);
});

it('a member finds name and mail address filled in, and attaches what the shop can read', async () => {
  const shopper = await openTabAs(await registerMember(), '/contact', 'お問い合わせ', device.context);
  const { page } = shopper;
  await shopper.waitForHydration();
  const email = page.getByLabel('メールアドレス');
  expect(await email.inputValue()).toContain('@');
  expect(await email.getAttribute('readonly')).not.toBeNull();
  const field = page.getByLabel('ファイルを添付');
  const text = Buffer.from('これは画像ではありません');
  await field.setInputFiles({ name: '写真.png', mimeType: 'image/png', buffer: text });
  await page.getByText('画像（JPEG・PNG・WebP・GIF・AVIF）またはPDFを選んでください').waitFor();
  await field.setInputFiles(PDF);
  await page.getByRole('button', { name: '見取り図.pdfの添付を取り消す' }).waitFor();
  await page.getByLabel('お問い合わせ内容').fill('図面をお送りします。');
  await shopper.press('入力内容の確認へ');
  await shopper.waitForHeading('お問い合わせ内容の確認');
  await page.getByText('見取り図.pdf').waitFor();
  await shopper.press('送信する');
  await shopper.waitForHeading('お問い合わせの受付完了');
});
