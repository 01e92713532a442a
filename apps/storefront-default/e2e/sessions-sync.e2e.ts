import { setUpBrowser } from './set-up-browser';
import { originOf } from './platform';
import { accessTokenOf } from './session-cookies';
import { DESKTOP, MEMBER, JAPANESE_BROWSER, Shopper } from './shopper';

const device = setUpBrowser({ ...JAPANESE_BROWSER, viewport: DESKTOP });

test('[call-post-v1-auth-login-sync-channel] [beh-can-log-in] a member of one shop moves to another and is signed in there, with a separate session in each', async () => {
  const { context } = device;
  const shopper = await Shopper.openShop(context);
  await shopper.signInAs(MEMBER);
  await shopper.open('/mypage');
  const secrets: string[] = [];
  shopper.page.on('framenavigated', (frame) => secrets.push(new URL(frame.url()).hash));
  await shopper.page
    .getByRole('region', { name: 'グループの店へ移動する' })
    .getByRole('button')
    .first()
    .click();
  await shopper.page.waitForURL(
    (url) => url.origin !== originOf('default') && url.pathname === '/ec/' && url.hash === '',
  );
  const other = new URL(shopper.page.url()).origin;
  const shop = (['corporate', 'school', 'gift'] as const).find((name) => originOf(name) === other)!;
  await shopper.page.goto(`${other}/mypage/`);
  await shopper.page.getByText(MEMBER).first().waitFor();
  expect(shopper.watch.problems).toEqual([]);

  const [here, there] = [await accessTokenOf(context), await accessTokenOf(context, shop)];
  expect([here === '', there === '', here === there]).toEqual([false, false, false]);
  await shopper.press('ログアウト');
  await shopper.page.getByRole('banner').getByRole('link', { name: 'ログイン' }).waitFor();
  await shopper.open('/mypage');
  await shopper.page.getByText(MEMBER).first().waitFor();

  // The secret of the way over is good for once.
  const secret = secrets.find((hash) => hash.length > 1) ?? '';
  expect(secret).not.toBe('');
  await shopper.page.goto(`${other}/login_sync${secret}`);
  // Nobody knows who sent this link.
  await shopper.press('ログインを引き継ぐ');
  await shopper.page.getByRole('main').getByRole('alert').waitFor();
  expect(await accessTokenOf(context, shop)).toBe('');
});
