import { findFreePort } from '@shop/testing-api/find-free-port';
import { type LocalProvider, openLocalProvider } from '@shop/testing-api/local-provider';
import { openBrowser, watchPage } from '@shop/testing-browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type OpenShop, openShop } from './open-shop';

/** A browser beside everything else, on a machine that may be slow. */
jest.setTimeout(90_000);

const NAME = 'まちのアカウント';
const OWNER = 'second@example.jp';
const PASSWORD = 'demo-pass-2026';
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
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: readonly string[];
let origin = '';

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
  browser = await openBrowser();
}, 60_000);
beforeEach(async () => {
  context = await browser.newContext({ locale: 'ja-JP' });
  page = await context.newPage();
  ({ complaints } = watchPage(page));
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await open.close();
  await provider.close();
});

const isAt = (path: string) => page.waitForURL((url) => url.origin === origin && url.pathname === path);
const isHeld = async () => (await context.cookies(origin)).some(({ name }) => name === 'access_token');
/** Presses the provider's button on the login page and signs in there. */
async function signInAs(login: string, path = '/login/'): Promise<void> {
  await page.goto(origin + path);
  await page.getByRole('button', { name: `${NAME}でログイン` }).click();
  await page.waitForURL((url) => url.origin === provider.issuer);
  await page.locator('input[name="login"]').fill(login);
  await page.locator('input[name="password"]').fill('x');
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname.startsWith('/interaction/'));
  await page.locator('input[name="prompt"][value="consent"]').waitFor({ state: 'attached' });
  await page.locator('button[type="submit"]').click();
}

test('[beh-can-log-in] [call-get-v1-auth-type-redirect] who has an account elsewhere signs in with it, and comes to where they were going', async () => {
  await signInAs('newcomer', '/mypage/');
  await isAt('/mypage/');
  await page.getByText('newcomer@example.jp').waitFor();
  await page.getByText('新井').first().waitFor();
  await page.reload();
  await page.getByText('newcomer@example.jp').waitFor();
  expect(complaints.filter((complaint) => complaint.startsWith(origin))).toEqual([]);
});

test('[call-get-v1-auth-type-callback] a way back is good for once: pressed again it signs nobody in', async () => {
  await signInAs('newcomer');
  await isAt('/ec/');
  await context.clearCookies({ name: 'access_token' });
  await page.goto(`${origin}/oauth/callback?code=a&state=b`);
  await page.getByText('ログインの手続きが見つからないか').waitFor();
  await page.getByRole('link', { name: 'ログインの方法を選び直す' }).click();
  await isAt('/login/');
  expect(await isHeld()).toBe(false);
});

test('[gap-oauth-types] a member signs in by password once, which links the account elsewhere, and needs it no more', async () => {
  await signInAs('owner');
  await isAt('/oauth/callback');
  await page.getByLabel('メールアドレス').fill(OWNER);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'ログイン' }).click();
  await isAt('/ec/');
  await page.getByText('次回から、このサービスのアカウントでログインできます。').waitFor();

  await context.clearCookies();
  await signInAs('owner', '/mypage/');
  await isAt('/mypage/');
  await page.getByText(OWNER).waitFor();
});

test.each([
  ['an address that the provider has not verified', () => signInAs('unverified')],
  [
    'who changes their mind there',
    async () => {
      await page.goto(`${origin}/login/`);
      await page.getByRole('button', { name: `${NAME}でログイン` }).click();
      await page.waitForURL((url) => url.origin === provider.issuer);
      await page.getByRole('link', { name: /Cancel/ }).click();
    },
  ],
])('%s is not signed in, is told so, and may choose again', async (_who, comesBack) => {
  await comesBack();
  await isAt('/oauth/callback');
  await page.getByRole('main').getByRole('alert').waitFor();
  expect(await isHeld()).toBe(false);
  await page.getByRole('link', { name: 'ログインの方法を選び直す' }).click();
  await isAt('/login/');
  await page.getByRole('button', { name: `${NAME}でログイン` }).waitFor();
});
