import { readFileSync } from 'node:fs';
import { setUpBrowser } from './set-up-browser';
import { addFault } from './fault-lab';
import {
  type RegisteredMember,
  mailsTo,
  signInOnNewDevice,
  openTabAs,
  registerMember,
  signInStatus,
} from './register-member';
import { accessTokenOf } from './session-cookies';
import { DEMO_PASSWORD, DESKTOP, JAPANESE_BROWSER, PHONE, type Shopper } from './shopper';

const NEXT_PASSWORD = 'another-pass-2026';
const OK = 200;
const REJECTED = 422;

const device = setUpBrowser({ ...JAPANESE_BROWSER, viewport: DESKTOP });
let member: RegisteredMember;
beforeEach(async () => {
  member = await registerMember();
});

const open = (path: string, heading: string) => openTabAs(member, path, heading, device.context);
const passwords = async ({ page }: Shopper, current: string, next: string) => {
  await page.getByLabel('現在のパスワード', { exact: true }).fill(current);
  await page.getByLabel('新しいパスワード', { exact: true }).fill(next);
  await page.getByLabel('新しいパスワード（確認）', { exact: true }).fill(next);
};

test('[error-account-password-change] the error of a rejected password is shown beside its field, that of a failed call above the button', async () => {
  const shopper = await open('/mypage/password', 'パスワード変更');
  await passwords(shopper, 'wrong-pass-1', NEXT_PASSWORD);
  await shopper.press('保存する');
  const current = shopper.page.getByLabel('現在のパスワード', { exact: true });
  await shopper.page.getByText('現在のパスワードが正しくありません', { exact: true }).waitFor();
  await shopper.waitForFocus(current);
  await shopper.expectAccessible();

  await addFault({ scenario: 'validation', path: '/v1/me/password', times: 1 });
  await passwords(shopper, DEMO_PASSWORD, NEXT_PASSWORD);
  await shopper.press('保存する');
  await shopper.page.getByRole('alert').filter({ hasText: '入力内容をご確認ください' }).waitFor();
  await shopper.waitForValue('現在のパスワード', DEMO_PASSWORD);
});

test('a changed password is in effect, and the session of another device ends without an error page', async () => {
  const elsewhere = await device.newContext({ ...JAPANESE_BROWSER, viewport: PHONE });
  const other = await openTabAs(await signInOnNewDevice(member.email), '/mypage', 'マイページ', elsewhere);
  const shopper = await open('/mypage/password', 'パスワード変更');
  await passwords(shopper, DEMO_PASSWORD, NEXT_PASSWORD);
  await shopper.page.keyboard.press('Enter');
  await shopper.page.getByText(/パスワードを変更しました/).waitFor();
  await shopper.expectAccessible();
  // The menu stands beside the page, which it marks.
  const menu = shopper.page.getByRole('navigation', { name: 'マイページのメニュー' });
  const current = menu.getByRole('link', { name: 'パスワード変更' });
  expect(await current.getAttribute('aria-current')).toBe('page');
  const heading = await shopper.page.getByRole('heading', { level: 1 }).boundingBox();
  expect((await current.boundingBox())!.x).toBeLessThan(heading!.x);
  await shopper.follow('マイページへ戻る');
  await shopper.waitForHeading('マイページ');
  expect(await signInStatus(member.email, NEXT_PASSWORD)).toBe(OK);

  await other.follow('アドレス帳');
  await other.page.waitForURL((url) => url.pathname === '/login/');
  await other.page
    .getByText(/ほかの端末でパスワードが変更されました/)
    .first()
    .waitFor();
});

test('[const-leave-steps] [beh-leave-two-steps] [trans-account-deletion-cookie-first] closing an account asks for confirmation, confirms that it is done, and signs out every tab', async () => {
  const shopper = await open('/mypage/leave', '退会');
  const other = await open('/mypage', 'マイページ');
  const { page } = shopper;
  const steps = page.getByRole('list', { name: '退会の手順' }).getByRole('listitem');
  const currentStep = (words: RegExp) => page.locator('[aria-current="step"]').filter({ hasText: words });
  await currentStep(/^1内容の確認$/).waitFor();
  expect(await shopper.countOf(steps)).toBe(2);
  await page.getByText('お持ちのポイントと、未使用のクーポン').waitFor();
  await shopper.expectAccessible();

  const download = page.waitForEvent('download');
  await shopper.press('データを保存する');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^会員データ_\d{8}\.json$/);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    会員情報: { email: { email: member.email } },
  });
  await page.getByText('ダウンロードが完了しました').waitFor();

  await addFault({ scenario: 'validation', path: '/v1/me/user', times: 1 });
  await page.getByLabel('現在のパスワード').fill(DEMO_PASSWORD);
  const leave = async () => {
    await page.getByRole('main').getByRole('button', { name: '退会する' }).click();
    await page
      .getByRole('dialog', { name: '本当に退会しますか' })
      .getByRole('button', { name: '退会する' })
      .click();
  };
  await leave();
  await page.getByRole('main').getByRole('alert').waitFor();
  expect(await accessTokenOf(device.context)).not.toBe('');
  await leave();
  await page.getByText(/退会の手続きが完了しました/).waitFor();
  await currentStep(/^2退会の完了$/).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).waitFor();
  await shopper.expectAccessible();

  await other.page.waitForURL((url) => url.pathname === '/');
  expect(await accessTokenOf(device.context)).toBe('');
  expect(await signInStatus(member.email, DEMO_PASSWORD)).toBe(REJECTED);
  expect((await mailsTo(member.email))[0]?.subject).toContain('退会のお手続きが完了しました');
  await shopper.follow('ホームへ');
  await page.waitForURL((url) => url.pathname === '/');
  await shopper.waitUntilIdle();
  await shopper.open('/mypage/leave');
  await page.waitForURL((url) => url.pathname === '/login/');
});
