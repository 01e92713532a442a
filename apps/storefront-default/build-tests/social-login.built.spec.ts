import { findFreePort } from '@shop/testing-api/find-free-port';
import { type LocalProvider, openLocalProvider } from '@shop/testing-api/local-provider';
import { setUpBrowser } from '@shop/testing-browser/set-up-browser';
import { setUpTab } from '@shop/testing-browser/tab';
import { type OpenShop, openShop } from './open-shop';
import { signIn } from './sign-in';

/** A browser beside everything else, on a machine that may be slow. */
jest.setTimeout(90_000);

const NAME = 'まちのアカウント';
const OWNER = 'second@example.jp';
/** Who can sign in at the provider, by login name. */
const PEOPLE = {
  newcomer: {
    email: 'newcomer@example.jp',
    email_verified: true,
    family_name: '新井',
    given_name: '一',
  },
  owner: { email: OWNER, email_verified: true },
  unverified: { email: 'unverified@example.jp', email_verified: false },
};

let open: OpenShop;
let provider: LocalProvider;
let origin = '';
const device = setUpBrowser({ locale: 'ja-JP' });
const tab = setUpTab(device);

beforeAll(async () => {
  const port = await findFreePort();
  origin = `http://default.localhost:${port}`;
  provider = await openLocalProvider(`${origin}/oauth/callback`, PEOPLE);
  const { issuer, clientId, clientSecret } = provider;
  const oidcProviders = [{ type: 'town', name: NAME, issuer, clientId, clientSecret }];
  open = await openShop({
    config: { shopOrigins: { default: origin }, oidcProviders },
    shop: { port, env: { SHOP_ORIGIN_DEFAULT: origin } },
  });
}, 60_000);
afterAll(async () => {
  await open.close();
  await provider.close();
});

const isAt = (path: string) => tab.page.waitForURL((url) => url.origin === origin && url.pathname === path);
const isHeld = async () => (await device.context.cookies(origin)).some(({ name }) => name === 'access_token');
/** Presses the provider's button on the login page and signs in there. */
async function signInAs(login: string, path = '/login/'): Promise<void> {
  await tab.page.goto(origin + path);
  await tab.page.getByRole('button', { name: `${NAME}でログイン` }).click();
  await tab.page.waitForURL((url) => url.origin === provider.issuer);
  await tab.page.locator('input[name="login"]').fill(login);
  await tab.page.locator('input[name="password"]').fill('x');
  await tab.page.locator('button[type="submit"]').click();
  await tab.page.waitForURL((url) => url.pathname.startsWith('/interaction/'));
  await tab.page.locator('input[name="prompt"][value="consent"]').waitFor({ state: 'attached' });
  await tab.page.locator('button[type="submit"]').click();
}

test('[beh-can-log-in] [call-get-v1-auth-type-redirect] signs in with an account of another service and returns to the wanted page', async () => {
  await signInAs('newcomer', '/mypage');
  // Once: the account elsewhere may have told no name.
  await isAt('/mypage/user_info/edit');
  await tab.page.getByText('ご登録ありがとうございます').waitFor();
  await tab.page.getByRole('link', { name: 'あとで入力する' }).click();
  await isAt('/mypage');
  await tab.page.getByText('newcomer@example.jp').waitFor();
  await tab.page.getByText('新井').first().waitFor();
  await tab.page.reload();
  await tab.page.getByText('newcomer@example.jp').waitFor();
  expect(tab.watch.problems.filter((complaint) => complaint.startsWith(origin))).toEqual([]);
});

test('[call-get-v1-auth-type-callback] a callback URL works once: opened again it signs nobody in', async () => {
  await signInAs('newcomer');
  await isAt('/ec/');
  await device.context.clearCookies({ name: 'access_token' });
  await tab.page.goto(`${origin}/oauth/callback?code=a&state=b`);
  await tab.page.getByText('ログインの手続きが見つからないか').waitFor();
  await tab.page.getByRole('link', { name: 'ログインの方法を選び直す' }).click();
  await isAt('/login/');
  expect(await isHeld()).toBe(false);
});

test('[gap-oauth-types] a member who signs in by password once has the other account linked and needs no password afterwards', async () => {
  await signInAs('owner');
  await isAt('/oauth/callback');
  await signIn(tab.page, OWNER);
  await isAt('/ec/');
  await tab.page.getByText('次回から、このサービスのアカウントでログインできます。').waitFor();

  await device.context.clearCookies();
  await signInAs('owner', '/mypage');
  await isAt('/mypage');
  await tab.page.getByText(OWNER).waitFor();
});

test.each([
  ['an address that the provider has not verified', () => signInAs('unverified')],
  [
    'who changes their mind there',
    async () => {
      await tab.page.goto(`${origin}/login/`);
      await tab.page.getByRole('button', { name: `${NAME}でログイン` }).click();
      await tab.page.waitForURL((url) => url.origin === provider.issuer);
      await tab.page.getByRole('link', { name: /Cancel/ }).click();
    },
  ],
])('%s is not signed in, sees a message and can choose again', async (_who, comesBack) => {
  await comesBack();
  await isAt('/oauth/callback');
  await tab.page.getByRole('main').getByRole('alert').waitFor();
  expect(await isHeld()).toBe(false);
  await tab.page.getByRole('link', { name: 'ログインの方法を選び直す' }).click();
  await isAt('/login/');
  await tab.page.getByRole('button', { name: `${NAME}でログイン` }).waitFor();
});
