import { setUpBrowser } from './set-up-browser';
import { type RegisteredMember, mailsTo, openTabAs, registerMember } from './register-member';
import { accessTokenOf } from './session-cookies';
import { DEMO_PASSWORD, DESKTOP, JAPANESE_BROWSER, PHONE, type Shopper } from './shopper';

const device = setUpBrowser({ ...JAPANESE_BROWSER, viewport: PHONE });
let member: RegisteredMember;
beforeEach(async () => {
  member = await registerMember();
});

const open = (path: string, heading: string) => openTabAs(member, path, heading, device.context);
const widen = ({ page }: Shopper) => page.setViewportSize(DESKTOP);
const field = ({ page }: Shopper, name: string) => page.getByLabel(name, { exact: true });
const reload = async (shopper: Shopper) => {
  await shopper.page.reload();
  await shopper.waitUntilIdle();
};
/** The heading of a list is the beginning of that of its forms. */
const arriveAt = (shopper: Shopper, heading: string) => shopper.waitForHeading(new RegExp(`^${heading}$`));

test('[pagename-mypage-logout] [trans-session-logout-clears-tokens] signing out is confirmed on its page and ends the session of every tab', async () => {
  const shopper = await open('/mypage/logout', 'ログアウト');
  const other = await open('/mypage', 'マイページ');
  const { page } = shopper;
  await shopper.expectAccessible();
  expect(await accessTokenOf(device.context)).not.toBe('');
  await shopper.press('ログアウトする');
  await page.locator(':focus', { hasText: 'ログアウトしました。ご利用ありがとうございました。' }).waitFor();
  await page.getByText('共用の端末をお使いの場合は、ブラウザーを閉じてください。').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).waitFor();
  await shopper.expectAccessible();
  await other.page.waitForURL((url) => url.pathname === '/');
  expect(await accessTokenOf(device.context)).toBe('');
  await widen(shopper);
  await shopper.follow('ホームへ');
  await page.waitForURL((url) => url.pathname === '/');
  await shopper.waitUntilIdle();
  await shopper.open('/mypage/card');
  await page.waitForURL((url) => url.pathname === '/login/');
  expect(shopper.watch.problems).toEqual([]);
});

test('the profile is shown and changed; another mail address takes the password, and waits for its verification', async () => {
  const shopper = await open('/mypage/user_info', '会員情報');
  const { page } = shopper;
  await page.getByText(member.email, { exact: true }).waitFor();
  await shopper.expectAccessible();
  await shopper.follow('会員情報を変更する');
  await arriveAt(shopper, '会員情報の変更');
  await field(shopper, '姓').fill('新谷');
  await field(shopper, '電話番号').fill('０３-1234-5678');
  await field(shopper, 'メールアドレス').fill(`next-${member.email}`);
  await shopper.press('保存する');
  await page.getByText('現在のパスワードを入力してください', { exact: true }).waitFor();
  await shopper.expectAccessible();
  await field(shopper, '現在のパスワード').fill(DEMO_PASSWORD);
  await widen(shopper);
  await shopper.press('保存する');
  await arriveAt(shopper, 'メールアドレスの確認');
  await page.getByText(`next-${member.email} への変更は、確認待ちです`).waitFor();
  await shopper.expectAccessible();
  await shopper.open('/mypage/user_info');
  await arriveAt(shopper, '会員情報');
  await page.getByText('新谷 一', { exact: true }).waitFor();
  await page.getByText(`メールアドレスの変更は確認待ちです：next-${member.email}`).waitFor();
  await reload(shopper);
  await page.getByText('新谷 一', { exact: true }).waitFor();
  await page.getByText(member.email, { exact: true }).waitFor();
  const mails = await mailsTo(`next-${member.email}`);
  expect(mails.length).toBe(1);
  await shopper.expectAccessible();
  await shopper.follow('確認コードを入力・再送する');
  await arriveAt(shopper, 'メールアドレスの確認');
  await field(shopper, '確認コード').fill(/確認コード: (\d{6})/.exec(mails[0]?.text ?? '')?.[1] ?? '');
  await shopper.press('認証する');
  await page.getByText('メールアドレスを確認しました').waitFor();
  await shopper.open('/mypage/user_info');
  await page.getByText(`next-${member.email}`, { exact: true }).waitFor();
  expect(shopper.watch.problems).toEqual([]);
});
