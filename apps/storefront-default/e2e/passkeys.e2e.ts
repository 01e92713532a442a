import { setUpBrowser } from './set-up-browser';
import { mailsTo, openTabAs, registerMember } from './register-member';
import { DEMO_PASSWORD, DESKTOP, JAPANESE_BROWSER, type Shopper } from './shopper';
import { VirtualAuthenticator } from './virtual-authenticator';
import { widths } from './widths';

const PAGE = '/mypage/passkey';
const HEADING = 'パスキー';
const FIRST_NAME = '私の電話';
const NEXT_NAME = '新しい電話';

const device = setUpBrowser({ ...JAPANESE_BROWSER, viewport: DESKTOP });

const fillIn = async (shopper: Shopper, name: string) => {
  const { page } = shopper;
  await page.getByLabel('パスキーの名前').fill(name);
  const password = page.getByLabel('現在のパスワード', { exact: true });
  if ((await shopper.countOf(password)) > 0) await password.fill(DEMO_PASSWORD);
};
const entry = ({ page }: Shopper, name: string) => page.getByRole('heading', { level: 2, name });

/**
 * Presses the button of who comes to the device between the press and the browser's question to it: before, the offer in
 * the name's field would sign in at once, and after, Chromium's authenticator does not look again.
 */
const signInAsOwnerComes = async (shopper: Shopper, authenticator: VirtualAuthenticator) => {
  await shopper.page.route(
    '**/v1/auth/passkey/options',
    async (route) => {
      await authenticator.setPresent(true);
      await route.continue();
    },
    { times: 1 },
  );
  await shopper.press('パスキーでログイン');
};
const signOut = async (shopper: Shopper) => {
  await shopper.open('/mypage');
  await shopper.waitForHeading('マイページ');
  await shopper.waitUntilIdle();
  await shopper.press('ログアウト');
  await shopper.page.waitForURL(
    (url) => !url.pathname.startsWith('/mypage/') || url.pathname.includes('logout'),
  );
};

describe.each(widths('390'))('at %s px', (_width, viewport) => {
  const openPage = async () => {
    const member = await registerMember();
    const context = await device.newContext({ ...JAPANESE_BROWSER, viewport });
    const shopper = await openTabAs(member, PAGE, HEADING, context);
    const authenticator = await VirtualAuthenticator.of(shopper.page);
    return { ...member, shopper, authenticator };
  };

  test('a passkey is added, signs in, is renamed and deleted', async () => {
    const { email, shopper, authenticator } = await openPage();
    const { page } = shopper;
    await page.getByText('パスキーはまだ追加されていません').waitFor();
    await shopper.expectAccessible();

    // Who closes the browser's dialog sees the form as it was, and no error.
    await authenticator.setUnlocking(false);
    await fillIn(shopper, FIRST_NAME);
    await shopper.press('パスキーを追加する');
    await shopper.waitUntilIdle();
    expect(await shopper.countOf(page.getByRole('alert'))).toBe(0);
    await shopper.waitForValue('パスキーの名前', FIRST_NAME);
    expect(await authenticator.countPasskeys()).toBe(0);

    await authenticator.setUnlocking(true);
    await shopper.press('パスキーを追加する');
    await entry(shopper, FIRST_NAME).waitFor();
    await page.getByText('まだ使われていません').waitFor();
    expect((await mailsTo(email))[0]?.subject).toContain('パスキーを追加しました');
    await shopper.expectAccessible();
    await page.reload();
    await entry(shopper, FIRST_NAME).waitFor();

    await authenticator.setPresent(false);
    await signOut(shopper);
    await shopper.open(PAGE);
    await shopper.waitForHeading('ログイン');
    await shopper.waitForHydration();
    await shopper.expectAccessible();
    await signInAsOwnerComes(shopper, authenticator);
    // Where the shopper was going.
    await shopper.waitForHeading(HEADING);
    await shopper.waitUntilIdle();
    expect(await shopper.countOf(page.getByText('まだ使われていません'))).toBe(0);
    expect(await shopper.countOf(page.getByLabel('現在のパスワード', { exact: true }))).toBe(0);

    await shopper.press(/^名前を変更する/);
    const field = page.getByRole('form', { name: `${FIRST_NAME}の名前の変更` }).getByRole('textbox');
    await shopper.waitForFocus(field);
    await field.fill(NEXT_NAME);
    await page.keyboard.press('Enter');
    await shopper.waitForFocus(entry(shopper, NEXT_NAME));

    await shopper.press(/^削除する/);
    const dialog = page.getByRole('dialog', { name: 'パスキーを削除しますか' });
    await dialog.waitFor();
    await shopper.expectAccessible();
    await dialog.getByRole('button', { name: '削除する' }).click();
    await shopper.waitForFocus(page.getByText('パスキーはまだ追加されていません'));
    expect((await mailsTo(email))[0]?.subject).toContain('パスキーを削除しました');
    expect(shopper.watch.problems).toEqual([]);
  });

  test('the browser offers the passkey in the field of the name, and a deleted one is refused with a next step', async () => {
    const { shopper, authenticator } = await openPage();
    const { page } = shopper;
    await fillIn(shopper, FIRST_NAME);
    await shopper.press('パスキーを追加する');
    await entry(shopper, FIRST_NAME).waitFor();
    await signOut(shopper);
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: /access_token/ }),
    );
    await shopper.open('/login/');
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));

    await shopper.open(PAGE);
    await shopper.waitForHeading(HEADING);
    await shopper.waitUntilIdle();
    await shopper.press(/^削除する/);
    await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
    await page.getByText('パスキーはまだ追加されていません').waitFor();
    await authenticator.setPresent(false);
    await signOut(shopper);
    await shopper.open('/login/');
    await shopper.waitForHydration();
    await signInAsOwnerComes(shopper, authenticator);
    await page.getByRole('alert').filter({ hasText: 'パスワードでログインしてください' }).waitFor();
    await shopper.expectAccessible();
    expect(shopper.problemsExcept(/422/)).toEqual([]);
  });
});
