import { logoutSpec } from '@shop/contract/auth/logout';
import { createUserSpec } from '@shop/contract/users/create-user';
import { returnPathCookieName } from '@shop/site/storage/cookie-names';
import { API } from './api';
import { setUpBrowser } from './set-up-browser';
import { clearFaults, addFault } from './fault-lab';
import { mailsTo, newClient } from './register-member';
import { expireSession, accessTokenOf } from './session-cookies';
import { DEMO_PASSWORD, DESKTOP, MEMBER, JAPANESE_BROWSER, SECOND, Shopper } from './shopper';

const TAB_COUNT = 5;
const SLOWER_THAN_GUARDS_WAIT_MS = 5_000;

const device = setUpBrowser({ ...JAPANESE_BROWSER, viewport: DESKTOP });

const isAt = ({ page }: Shopper, path: string) =>
  page.waitForURL((url) => url.pathname + url.search === path);
const count = (tabs: readonly Shopper[], call: string) =>
  tabs.flatMap(({ watch }) => watch.requests).filter((request) => request.includes(call)).length;

/** Several tabs of one browser on the member's own page. */
async function openTabs(count: number, email = MEMBER): Promise<readonly [Shopper, ...Shopper[]]> {
  const first = await Shopper.openShop(device.context);
  await first.signInAs(email);
  const others = await Promise.all(Array.from({ length: count - 1 }, () => Shopper.openShop(device.context)));
  const tabs = [first, ...others] as const;
  await Promise.all(tabs.map((tab) => tab.open('/mypage')));
  await Promise.all(tabs.map((tab) => tab.waitForHeading('マイページ')));
  // A page that still asks for something would find its token expired before the test looks.
  await Promise.all(tabs.map((tab) => tab.waitUntilIdle()));
  return tabs;
}

test('[trans-session-expired-token-login-check] five tabs with an expired token make one refresh and stay logged in', async () => {
  const tabs = await openTabs(TAB_COUNT);
  await expireSession(device.context);
  await addFault({ scenario: 'slow', path: '/v1/auth/refresh', ms: 500 });
  for (const { watch } of tabs) watch.requests.length = 0;
  await Promise.all(tabs.map((tab) => tab.page.reload()));
  await Promise.all(tabs.map((tab) => tab.page.getByText(MEMBER).first().waitFor()));
  expect(count(tabs, 'POST /api/v1/auth/refresh')).toBe(1);
  await Promise.all(tabs.map((tab) => tab.follow('注文履歴')));
  await Promise.all(tabs.map((tab) => tab.waitForHeading('注文履歴')));
});

test('[const-wait-login-check] tabs whose refresh takes longer than the guards wait return to their pages', async () => {
  const tabs = await openTabs(3);
  await expireSession(device.context);
  await addFault({ scenario: 'slow', path: '/v1/auth/refresh', ms: SLOWER_THAN_GUARDS_WAIT_MS });
  await Promise.all(tabs.map((tab) => tab.page.reload()));
  await Promise.all(tabs.map((tab) => tab.page.getByText(MEMBER).first().waitFor()));
  expect(tabs.map((tab) => new URL(tab.page.url()).pathname)).toEqual(tabs.map(() => '/mypage'));
});

test('[trans-session-logout-clears-tokens] [notshown-core-transitions] a logout in one tab applies to all', async () => {
  const [first, ...others] = await openTabs(3, SECOND);
  await first.press('ログアウト');
  await Promise.all(
    [first, ...others].map(async (tab) => {
      await isAt(tab, '/');
      await tab.page.getByRole('banner').getByRole('link', { name: 'ログイン' }).waitFor();
    }),
  );
  expect(await accessTokenOf(device.context)).toBe('');
});

test('[beh-guard-logged-out] the login returns to the requested page', async () => {
  const shopper = await Shopper.openShop(device.context);
  await shopper.open('/mypage/order_history?page=1');
  await isAt(shopper, '/login/');
  await shopper.signIn(MEMBER);
  await isAt(shopper, '/mypage/order_history?page=1');
  await shopper.waitForHeading('注文履歴');
});

test('[beh-guard-logged-out] a login in one tab returns every tab to its requested page', async () => {
  const first = await Shopper.openShop(device.context);
  const second = await Shopper.openShop(device.context);
  await first.open('/mypage');
  // The page handles the first interaction only once it is hydrated.
  await first.waitForHydration();
  await first.page.getByLabel('メールアドレス').focus();
  await first.page.waitForFunction(
    (key) => sessionStorage.getItem(key) !== null,
    returnPathCookieName('default_'),
  );
  await second.open('/mypage/order_history');
  await second.signIn(MEMBER);
  await isAt(second, '/mypage/order_history');
  await isAt(first, '/mypage');
});

test('[const-query-login-re] a refresh that is rejected during navigation leads to the login with a message', async () => {
  const [shopper] = await openTabs(1);
  await expireSession(device.context);
  await shopper.page.reload();
  await shopper.page.getByText(MEMBER).first().waitFor();
  await shopper.waitUntilIdle();
  await addFault({ scenario: 'refresh-fails' });
  await expireSession(device.context);
  await shopper.page.reload();
  await isAt(shopper, '/login/?re=1');
  await shopper.page
    .getByText(/もう一度ログインしてください/)
    .first()
    .waitFor();
  await clearFaults();
  await shopper.signIn(MEMBER);
  await isAt(shopper, '/mypage');
});

test('a session that was ended elsewhere leads to the login without an error page', async () => {
  const [shopper] = await openTabs(1);
  await API.call(logoutSpec, {}, { token: await accessTokenOf(device.context) });
  await shopper.page.reload();
  await isAt(shopper, '/login/');
  await shopper.page
    .getByText(/ほかの端末でパスワードが変更されました/)
    .first()
    .waitFor();
  await shopper.waitForHeading('ログイン');
});

test('[error-core-401] a session that is lost on a public page leads to the login, and from there to the requested page', async () => {
  const [shopper] = await openTabs(1);
  await shopper.open('/product');
  await shopper.waitForHeading('商品一覧');
  await shopper.waitUntilIdle();
  await API.call(logoutSpec, {}, { token: await accessTokenOf(device.context) });
  const product = shopper.page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const wanted = (await product.getAttribute('href')) ?? '';
  await product.focus();
  await shopper.page.keyboard.press('Enter');
  await isAt(shopper, '/login/?re=1');
  await shopper.page
    .getByText(/ほかの端末でパスワードが変更されました/)
    .first()
    .waitFor();
  await shopper.expectAccessible();
  await shopper.signIn(MEMBER);
  await isAt(shopper, wanted);
  await shopper.page.getByRole('button', { name: 'カートに入れる' }).waitFor();
});

test('[trans-email-verify-registers] a member with an unverified mail address is led to the verification, and on to the requested page', async () => {
  const shopper = await Shopper.openShop(device.context);
  const email = `newcomer-${Date.now()}@example.jp`;
  const names = { last_name: '新井', first_name: '一', last_name_kana: 'アライ', first_name_kana: 'ハジメ' };
  const body = { ...names, email, password: DEMO_PASSWORD, is_login: false };
  await API.call(createUserSpec, { body }, { headers: newClient() });
  await shopper.open('/mypage/order_history');
  await isAt(shopper, '/login/');
  await shopper.signIn(email);
  await isAt(shopper, '/verify');
  await shopper.expectAccessible();
  await shopper.press('確認メールを送る');
  await shopper.page.getByText(/に確認コードをお送りしました/).waitFor();
  const [mail] = await mailsTo(email);
  const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
  await shopper.page.getByRole('textbox', { name: '確認コード' }).fill(code);
  await shopper.press('認証する');
  await shopper.page.getByText('メールアドレスを確認しました').waitFor();
  await shopper.follow('続ける');
  await isAt(shopper, '/mypage/order_history');
  await shopper.page.reload();
  await shopper.waitForHeading('注文履歴');
});
