import { mkdirSync } from 'node:fs';
import { mailsTo } from './register-member';
import { setUpShopper } from './set-up-shopper';
import { DEMO_PASSWORD, JAPANESE_BROWSER, MEMBER } from './shopper';
import { widths } from './widths';

const SCREENSHOTS = process.env['SHOP_SCREENSHOTS'];
/** The API rejects an address that has an account; the browser logs the status. */
const REJECTED_RESPONSE = /status of 422/;

const shopper = setUpShopper(JAPANESE_BROWSER, REJECTED_RESPONSE);
const field = (name: string) => shopper.page.getByLabel(name, { exact: true });

test.each(widths('1280'))(
  '[trans-registration-login-or-stored] [beh-dest-verify] a guest with a cart registers on the way to the checkout, proves the mail address, and goes on there, %s px',
  async (width, viewport) => {
    const { page } = shopper;
    await page.setViewportSize(viewport);
    const email = `newcomer-${width}-${Date.now()}@example.jp`;
    const look = async (name: string) => {
      await shopper.expectAccessible();
      if (!SCREENSHOTS) return;
      mkdirSync(SCREENSHOTS, { recursive: true });
      await page.screenshot({ path: `${SCREENSHOTS}/${name}-${width}.png`, fullPage: true });
    };
    await shopper.open('/product');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/product\/[^/?]+/);
    await shopper.press('カートに入れる');
    const drawer = page.getByRole('dialog', { name: 'カートに追加しました' });
    await drawer.getByRole('link', { name: 'カートを見る' }).click();
    await shopper.waitForHeading('ショッピングカート');
    await page.getByRole('main').getByText('ご購入手続きへ').first().click();
    await shopper.waitForHeading('ログイン');
    await shopper.waitUntilIdle();
    await look('login');
    await page.getByRole('main').getByRole('link', { name: '新規会員登録' }).click();
    await shopper.waitForHeading('新規会員登録');
    await shopper.waitUntilIdle();

    await shopper.press('登録する');
    await page.getByText('メールアドレスを入力してください', { exact: true }).waitFor();
    await shopper.waitForFocus(field('メールアドレス'));
    await look('register-mistakes');
    await field('メールアドレス').fill(MEMBER);
    await field('パスワード').fill('abcdefgh');
    await field('姓').fill('新井');
    await field('名').fill('花子');
    await field('姓（カナ）').fill('あらい');
    await field('名（カナ）').fill('はなこ');
    await field('電話番号').fill('０３-1234-5678');
    await page.getByText(/^任意の項目を入力する/).click();
    await field('年').fill('2001');
    await field('月').fill('2');
    await field('日').fill('29');
    await page.getByRole('radio', { name: '女性' }).check();
    await page.getByRole('radio', { name: '受け取る', exact: true }).check();
    await field('秘密の質問').selectOption('好きな食べ物');
    await field('秘密の質問の答え').fill('カレー');
    await page.getByRole('checkbox', { name: /同意する/ }).check();
    await shopper.press('登録する');
    await page
      .getByText(/^パスワードは半角英字と半角数字を組み合わせた8文字以上で入力してください/)
      .waitFor();
    await field('パスワード').fill(DEMO_PASSWORD);
    await shopper.press('登録する');
    await page.getByText('日付が無効です', { exact: true }).waitFor();
    await field('日').fill('28');
    await shopper.press('登録する');
    await page.getByText('このメールアドレスはすでに登録されています', { exact: true }).waitFor();
    await shopper.waitForFocus(field('メールアドレス'));
    await shopper.waitForValue('姓（カナ）', 'アライ');
    await shopper.waitForValue('電話番号', '03-1234-5678');

    await field('メールアドレス').fill(email);
    await shopper.press('登録する');
    await shopper.waitForHeading('会員登録の完了');
    await page.getByText(`${email} に確認メールをお送りしました`).waitFor();
    await look('register-complete');
    await page.reload();
    await page.getByText('メールアドレスの確認をお願いいたします').waitFor();
    await shopper.waitUntilIdle();
    await shopper.follow('メールアドレスを確認する');
    await shopper.waitForHeading('メールアドレスの確認');
    await field('確認コード').fill(/\d{6}/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? '');
    await shopper.press('認証する');
    await shopper.follow('続ける');
    await shopper.waitForHeading(/お届け先/);
    expect(new URL(page.url()).pathname).toMatch(/^\/cart\/shipping/);
    // The header of the checkout has no link to the cart.
    await shopper.open('/cart');
    await page.getByRole('link', { name: /^カート 1点/ }).waitFor();
  },
);

test.each(['/register', '/reminder'])('a member who opens %s is led home', async (path) => {
  await shopper.signInAs(MEMBER);
  await shopper.open(path);
  await shopper.waitForHeading('ホーム');
});
