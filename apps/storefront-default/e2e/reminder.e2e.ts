import { loginSpec } from '@shop/contract/auth/login';
import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { API } from './api';
import { type RegisteredMember, mailsTo, registerMember, signInStatus } from './register-member';
import { setUpShopper } from './set-up-shopper';
import { DEMO_PASSWORD, JAPANESE_BROWSER } from './shopper';
import { untilFound } from './until-found';
import { widths } from './widths';

const NEXT_PASSWORD = 'another-pass-2026';
const OK = 200;
const REJECTED = 422;
const NAMES = { last_name: '新井', first_name: '一', last_name_kana: 'アライ', first_name_kana: 'ハジメ' };
/** The API rejects a link that has been used; the browser logs the status. */
const REJECTED_RESPONSE = /status of 422/;

const shopper = setUpShopper(JAPANESE_BROWSER, REJECTED_RESPONSE);
let member: RegisteredMember;
beforeEach(async () => {
  member = await registerMember();
});

const field = (name: string) => shopper.page.getByLabel(name, { exact: true });

/** The link to a page of the reminders in the newest mail to an address. */
const linkFor = (email: string, path: string): Promise<string> =>
  untilFound(`a mail with a link to ${path}`, async () => {
    const secrets = (await mailsTo(email)).map(
      ({ text }) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1],
    );
    const secret = secrets.find((one) => one !== undefined);
    return secret === undefined ? undefined : `${path}?token=${secret}`;
  });
/** What the page answers to a request for an address. */
async function request(path: string, heading: string, email: string): Promise<string> {
  await shopper.open(path);
  await shopper.waitForHeading(heading);
  await shopper.waitUntilIdle();
  await field('メールアドレス').fill(email);
  await shopper.press('メールを送信する');
  const answer = shopper.page.getByText(/のご登録がある場合に、ご案内のメールをお送りしました/);
  await answer.waitFor();
  return ((await answer.textContent()) ?? '').replace(email, '…');
}

test.each(widths('390'))(
  '[beh-account-services-reminder] [trans-password-reset-check] [trans-password-reset-login] a forgotten password is set by the link of the mail, which signs in, %s px',
  async (_width, viewport) => {
    const { page } = shopper;
    await page.setViewportSize(viewport);
    const reminder = { question_ct: 4, answer: 'カレー' } as const;
    const body = { ...NAMES, reminder, current_password: DEMO_PASSWORD };
    await API.call(updateMyUserSpec, { body }, { token: member.token });
    await shopper.open('/login/');
    await shopper.waitUntilIdle();
    await shopper.follow('パスワードをお忘れの方');
    await shopper.waitForHeading('パスワードをお忘れの方');
    await shopper.expectAccessible();
    const unknown = await request('/reminder', 'パスワードをお忘れの方', `nobody-${member.email}`);
    expect(await request('/reminder', 'パスワードをお忘れの方', member.email)).toBe(unknown);
    await shopper.expectAccessible();

    const link = await linkFor(member.email, '/reminder/reset');
    await shopper.open(link);
    await page.getByText('好きな食べ物', { exact: true }).waitFor();
    await shopper.waitUntilIdle();
    await shopper.expectAccessible();
    await field('秘密の質問の答え').fill('うどん');
    await field('新しいパスワード').fill(NEXT_PASSWORD);
    await field('新しいパスワード（確認）').fill(NEXT_PASSWORD);
    await shopper.press('再設定する');
    await page.getByText('秘密の質問の答えが正しくありません', { exact: true }).waitFor();
    await shopper.waitForFocus(field('秘密の質問の答え'));
    await field('秘密の質問の答え').fill('ｶﾚｰ');
    await shopper.press('再設定する');
    await shopper.waitForHeading('ホーム');
    await page.getByText('パスワードを再設定しました').first().waitFor();
    expect(await signInStatus(member.email, NEXT_PASSWORD)).toBe(OK);
    expect(await signInStatus(member.email, DEMO_PASSWORD)).toBe(REJECTED);

    await shopper.waitUntilIdle();
    await shopper.context.clearCookies();
    await shopper.open(link);
    await page.getByText(/リンクが正しくないか、有効期限が切れています/).waitFor();
    await shopper.follow('メールをもう一度受け取る');
    await shopper.waitForHeading('パスワードをお忘れの方');
  },
);

test.each(widths('1280'))(
  '[beh-account-services-reminder] a forgotten user name is seen and changed by the link of the mail, and signs in, %s px',
  async (width, viewport) => {
    const { page } = shopper;
    await page.setViewportSize(viewport);
    const name = `arai.${width}.${String(Date.now()).slice(-6)}`;
    await request('/reminder/username', 'ユーザー名をお忘れの方', member.email);
    const link = await linkFor(member.email, '/reminder/username/reset');
    await shopper.open(link);
    await page.getByText('現在のユーザー名', { exact: true }).waitFor();
    await shopper.waitUntilIdle();
    await shopper.expectAccessible();
    await field('ユーザー名').fill('abc');
    await shopper.press('変更する');
    await page.getByText(/^ユーザー名は半角英数字/).waitFor();
    await field('ユーザー名').fill(name.toUpperCase());
    await shopper.press('変更する');
    await page.getByText('ユーザー名を変更しました。').waitFor();
    await page.getByText(name, { exact: true }).waitFor();
    await shopper.expectAccessible();
    const body = { username: name, password: DEMO_PASSWORD };
    expect((await API.call(loginSpec, { body })).status).toBe(OK);

    await page.getByRole('main').getByRole('link', { name: 'ログイン' }).click();
    await shopper.waitForHeading('ログイン');
    await shopper.waitUntilIdle();
    await shopper.signIn(name);
    await shopper.waitForHeading('ホーム');
    await page.reload();
    await shopper.waitForHeading('ホーム');
  },
);
