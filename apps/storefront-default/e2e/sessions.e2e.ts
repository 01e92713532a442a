import { logoutSpec } from '@shop/contract/auth/logout';
import { createUserSpec } from '@shop/contract/users/create-user';
import { createHttpCaller } from '@shop/testing-api/http-caller';
import { apiOrigin, openBrowser } from '@shop/testing-browser';
import type { Browser, BrowserContext } from 'playwright-core';
import * as v from 'valibot';
import { letAllSucceed, letFail } from './laboratory';
import { originOf } from './platform';
import { DEMO_PASSWORD, DESKTOP, MEMBER, SECOND, Shopper } from './shopper';

const API_ORIGIN = apiOrigin(Number(process.env['SHOP_E2E_PORT_BASE'] ?? '4000'));
const API = createHttpCaller(API_ORIGIN);
const TAB_COUNT = 5;
const Mails = v.array(v.object({ text: v.string() }));
const PAST = '2020-01-01T00:00:00.000Z';

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: DESKTOP, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
});
afterEach(async () => {
  await letAllSucceed();
  await context.close();
});
afterAll(() => browser.close());

const isAt = ({ page }: Shopper, path: string) =>
  page.waitForURL((url) => url.pathname + url.search === path);
const tokenOf = async () =>
  (await context.cookies()).find(({ name }) => name === 'access_token')?.value ?? '';
/** The token of every tab is past its expiry from now on. */
const expire = () =>
  context.addCookies([{ name: 'expires_at', value: encodeURIComponent(PAST), url: originOf('default') }]);
const count = (tabs: readonly Shopper[], call: string) =>
  tabs.flatMap(({ watch }) => watch.requests).filter((request) => request.includes(call)).length;

/** Several tabs of one browser on the member's own page. */
async function openTabs(count: number, email = MEMBER): Promise<readonly [Shopper, ...Shopper[]]> {
  const first = await Shopper.visit(context);
  await first.open('/login/');
  await first.signIn(email);
  const others = await Promise.all(Array.from({ length: count - 1 }, () => Shopper.visit(context)));
  const tabs = [first, ...others] as const;
  await Promise.all(tabs.map((tab) => tab.open('/mypage/')));
  await Promise.all(tabs.map((tab) => tab.sees('マイページ')));
  // A page that still asks for something would find its token expired before the test looks.
  await Promise.all(tabs.map((tab) => tab.page.waitForLoadState('networkidle')));
  return tabs;
}

test('[trans-session-expired-token-login-check] five tabs past the expiry ask for one new token and nobody is logged out', async () => {
  const tabs = await openTabs(TAB_COUNT);
  await expire();
  await letFail({ scenario: 'slow', path: '/v1/auth/refresh', ms: 500 });
  for (const { watch } of tabs) watch.requests.length = 0;
  await Promise.all(tabs.map((tab) => tab.page.reload()));
  await Promise.all(tabs.map((tab) => tab.page.getByText(MEMBER).first().waitFor()));
  expect(count(tabs, 'POST /api/v1/auth/refresh')).toBe(1);
  await Promise.all(tabs.map((tab) => tab.follow('注文履歴')));
  await Promise.all(tabs.map((tab) => tab.sees('注文履歴')));
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
  expect(await tokenOf()).toBe('');
});

test('[beh-guard-logged-out] the login leads back to the page that was wanted', async () => {
  const shopper = await Shopper.visit(context);
  await shopper.open('/mypage/order_history/?page=1');
  await isAt(shopper, '/login/');
  await shopper.signIn(MEMBER);
  await isAt(shopper, '/mypage/order_history/?page=1');
  await shopper.sees('注文履歴');
});

test('[const-query-login-re] a renewal that is refused on the way to a page leads to the login that says so', async () => {
  const [shopper] = await openTabs(1);
  await expire();
  await shopper.page.reload();
  await letFail({ scenario: 'refresh-fails' });
  await expire();
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
  await API.call(logoutSpec, {}, { token: await tokenOf() });
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
  await API.call(logoutSpec, {}, { token: await tokenOf() });
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
  const shopper = await Shopper.visit(context);
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
  const mails = v.parse(Mails, await (await fetch(`${API_ORIGIN}/dev/mailbox.json`)).json());
  const code = /\d{6}/.exec(mails[0]?.text ?? '')?.[0] ?? '';
  await shopper.page.getByRole('textbox', { name: '確認コード' }).fill(code);
  await shopper.press('認証する');
  await shopper.page.getByText('メールアドレスを確認しました').waitFor();
  await shopper.follow('続ける');
  await isAt(shopper, '/mypage/order_history/');
  await shopper.page.reload();
  await shopper.sees('注文履歴');
});
