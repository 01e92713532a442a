import { logoutSpec } from '@shop/contract/auth/logout';
import { createUserSpec } from '@shop/contract/users/create-user';
import { returnPathCookieName } from '@shop/site/cookie-names';
import { API } from './api';
import { deviceOfEachTest } from './device-of-each-test';
import { letAllSucceed, letFail } from './laboratory';
import { mailsTo } from './own-member';
import { expireSession, heldToken } from './session-cookies';
import { DEMO_PASSWORD, DESKTOP, MEMBER, OF_JAPAN, SECOND, Shopper } from './shopper';

const TAB_COUNT = 5;
const SLOWER_THAN_GUARDS_WAIT_MS = 5_000;

const device = deviceOfEachTest({ ...OF_JAPAN, viewport: DESKTOP });

const isAt = ({ page }: Shopper, path: string) =>
  page.waitForURL((url) => url.pathname + url.search === path);
const count = (tabs: readonly Shopper[], call: string) =>
  tabs.flatMap(({ watch }) => watch.requests).filter((request) => request.includes(call)).length;

/** Several tabs of one browser on the member's own page. */
async function openTabs(count: number, email = MEMBER): Promise<readonly [Shopper, ...Shopper[]]> {
  const first = await Shopper.visit(device.context);
  await first.entersAs(email);
  const others = await Promise.all(Array.from({ length: count - 1 }, () => Shopper.visit(device.context)));
  const tabs = [first, ...others] as const;
  await Promise.all(tabs.map((tab) => tab.open('/mypage/')));
  await Promise.all(tabs.map((tab) => tab.sees('マイページ')));
  // A page that still asks for something would find its token expired before the test looks.
  await Promise.all(tabs.map((tab) => tab.rests()));
  return tabs;
}

test('[trans-session-expired-token-login-check] five tabs past the expiry ask for one new token and nobody is logged out', async () => {
  const tabs = await openTabs(TAB_COUNT);
  await expireSession(device.context);
  await letFail({ scenario: 'slow', path: '/v1/auth/refresh', ms: 500 });
  for (const { watch } of tabs) watch.requests.length = 0;
  await Promise.all(tabs.map((tab) => tab.page.reload()));
  await Promise.all(tabs.map((tab) => tab.page.getByText(MEMBER).first().waitFor()));
  expect(count(tabs, 'POST /api/v1/auth/refresh')).toBe(1);
  await Promise.all(tabs.map((tab) => tab.follow('注文履歴')));
  await Promise.all(tabs.map((tab) => tab.sees('注文履歴')));
});

test('[const-wait-login-check] tabs whose renewal takes longer than the guards wait are led back to their pages', async () => {
  const tabs = await openTabs(3);
  await expireSession(device.context);
  await letFail({ scenario: 'slow', path: '/v1/auth/refresh', ms: SLOWER_THAN_GUARDS_WAIT_MS });
  await Promise.all(tabs.map((tab) => tab.page.reload()));
  await Promise.all(tabs.map((tab) => tab.page.getByText(MEMBER).first().waitFor()));
  expect(tabs.map((tab) => new URL(tab.page.url()).pathname)).toEqual(tabs.map(() => '/mypage/'));
});

test('[trans-session-logout-clears-tokens] a logout in one tab shows in all', async () => {
  const [first, ...others] = await openTabs(3, SECOND);
  await first.press('ログアウト');
  await Promise.all(
    [first, ...others].map(async (tab) => {
      await isAt(tab, '/');
      await tab.page.getByRole('banner').getByRole('link', { name: 'ログイン' }).waitFor();
    }),
  );
  expect(await heldToken(device.context)).toBe('');
});

test('[beh-guard-logged-out] the login leads back to the page that was wanted', async () => {
  const shopper = await Shopper.visit(device.context);
  await shopper.open('/mypage/order_history/?page=1');
  await isAt(shopper, '/login/');
  await shopper.signIn(MEMBER);
  await isAt(shopper, '/mypage/order_history/?page=1');
  await shopper.sees('注文履歴');
});

test('[beh-guard-logged-out] a login in one tab leads each to the page that it had wanted', async () => {
  const first = await Shopper.visit(device.context);
  const second = await Shopper.visit(device.context);
  await first.open('/mypage/');
  // A page lives at the first sign of a person, once it has been taken over.
  await first.answers();
  await first.page.getByLabel('メールアドレス').focus();
  await first.page.waitForFunction(
    (key) => sessionStorage.getItem(key) !== null,
    returnPathCookieName('default_'),
  );
  await second.open('/mypage/order_history/');
  await second.signIn(MEMBER);
  await isAt(second, '/mypage/order_history/');
  await isAt(first, '/mypage/');
});

test('[const-query-login-re] a renewal that is refused on the way to a page leads to the login that says so', async () => {
  const [shopper] = await openTabs(1);
  await expireSession(device.context);
  await shopper.page.reload();
  await shopper.page.getByText(MEMBER).first().waitFor();
  await shopper.rests();
  await letFail({ scenario: 'refresh-fails' });
  await expireSession(device.context);
  await shopper.page.reload();
  await isAt(shopper, '/login/?re=1');
  await shopper.page
    .getByText(/もう一度ログインしてください/)
    .first()
    .waitFor();
  await letAllSucceed();
  await shopper.signIn(MEMBER);
  await isAt(shopper, '/mypage/');
});

test('a session that was ended elsewhere ends softly', async () => {
  const [shopper] = await openTabs(1);
  await API.call(logoutSpec, {}, { token: await heldToken(device.context) });
  await shopper.page.reload();
  await isAt(shopper, '/login/');
  await shopper.page
    .getByText(/ほかの端末でパスワードが変更されました/)
    .first()
    .waitFor();
  await shopper.sees('ログイン');
});

test('on a page for everybody a lost session is told over the page, which stays', async () => {
  const [shopper] = await openTabs(1);
  await shopper.open('/product/');
  await shopper.sees('商品一覧');
  await shopper.rests();
  await API.call(logoutSpec, {}, { token: await heldToken(device.context) });
  await shopper.page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await shopper.page.waitForURL(/\/product\/[^/?]+/);
  await shopper.page
    .getByText(/ほかの端末でパスワードが変更されました/)
    .first()
    .waitFor();
  await shopper.page.getByRole('button', { name: 'カートに入れる' }).waitFor();
  await shopper.press('閉じる');
  await shopper.isAccessible();
});

test('[trans-email-verify-registers] who has not proven their mail address is led to prove it, and then on', async () => {
  const shopper = await Shopper.visit(device.context);
  const email = `newcomer-${Date.now()}@example.jp`;
  const names = { last_name: '新井', first_name: '一', last_name_kana: 'アライ', first_name_kana: 'ハジメ' };
  const body = { ...names, email, password: DEMO_PASSWORD, is_login: false };
  await API.call(createUserSpec, { body });
  await shopper.open('/mypage/order_history/');
  await isAt(shopper, '/login/');
  await shopper.signIn(email);
  await isAt(shopper, '/verify');
  await shopper.isAccessible();
  await shopper.press('確認メールを送る');
  await shopper.page.getByText(/に確認コードをお送りしました/).waitFor();
  const [mail] = await mailsTo(email);
  const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
  await shopper.page.getByRole('textbox', { name: '確認コード' }).fill(code);
  await shopper.press('認証する');
  await shopper.page.getByText('メールアドレスを確認しました').waitFor();
  await shopper.follow('続ける');
  await isAt(shopper, '/mypage/order_history/');
  await shopper.page.reload();
  await shopper.sees('注文履歴');
});
