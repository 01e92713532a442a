import { fillCart } from '@shop/testing-api/checkout';
import { API, oneInStock } from './api';
import { holdCart } from './hold-cart';
import { letAllSucceed, letFail } from './laboratory';
import { heldToken } from './session-cookies';
import { DESKTOP, MEMBER } from './shopper';
import { shopperOfEachTest } from './shopper-of-each-test';

/** What the browser itself says of a call that fails, and the router of code that is missing. */
const REFUSAL = /Failed to load resource|Error loading route module|Failed to fetch dynamically imported/;
const LONGER_THAN_THE_LIMIT_MS = 20_000;
/** A token is over by then. */
const A_DAY_MS = 86_400_000;

const shopper = shopperOfEachTest({ viewport: DESKTOP }, REFUSAL);

const isAt = (path: string) => shopper.page.waitForURL((url) => url.pathname + url.search === path);
const refreshes = () => shopper.watch.requests.filter((request) => request.includes('/auth/refresh'));
const inMain = (role: 'link' | 'button', name: string | RegExp) =>
  shopper.page.getByRole('main').getByRole(role, { name }).first();
/** Everything that the page writes to the console from now on. */
function logged(): string[] {
  const lines: string[] = [];
  shopper.page.on('console', (message) => lines.push(message.text()));
  return lines;
}
async function openOrders(): Promise<void> {
  await shopper.entersAs(MEMBER);
  await shopper.open('/mypage/order_history/');
  await shopper.sees('注文履歴');
  // What the page still asks for by itself would meet the fault before the shopper does.
  await shopper.rests();
}
/** Comes with a cart of one line, whose opening the test then disturbs. */
const comeWithCart = async () => holdCart(shopper, await fillCart(API, [await oneInStock()]));

test('[error-core-401] one refused call is renewed and retried unseen', async () => {
  await openOrders();
  await letFail({ scenario: 'unauthorized', times: 1 });
  const renewal = shopper.page.waitForResponse('**/auth/refresh');
  await inMain('link', /^注文番号/).click();
  expect((await renewal).status()).toBe(200);
  await shopper.sees('注文詳細');
  await shopper.rests();
  expect(refreshes()).toHaveLength(1);
});

test('[error-core-401] [error-account-shared] a second refusal leads to the login', async () => {
  await openOrders();
  await letFail({ scenario: 'unauthorized' });
  await inMain('link', /^注文番号/).click();
  await isAt('/login/');
  await shopper.sees('ログイン');
  expect(await heldToken(shopper.context)).toBe('');
});

test('[error-core-refresh-fails] on the way to another page leads to the login that says why', async () => {
  await shopper.entersAs(MEMBER);
  await shopper.rests();
  await letFail({ scenario: 'refresh-fails' });
  await shopper.page.clock.setSystemTime(Date.now() + A_DAY_MS);
  await shopper.page.getByRole('link', { name: 'マイページ' }).first().click();
  await isAt('/login/?re=1');
  await shopper.page
    .getByText(/もう一度ログイン/)
    .first()
    .waitFor();
});

test('[error-core-503] leads to the maintenance page with its words, and back', async () => {
  await shopper.open('/product/');
  await shopper.rests();
  await letFail({ scenario: 'maintenance' });
  await inMain('link', /./).click();
  await isAt('/maintenance/');
  await shopper.sees(/メンテナンス/);
  await letAllSucceed();
  await shopper.open('/product/');
  await shopper.sees('商品一覧');
});

test('[error-core-invalid-channel] shows that the page is not found', async () => {
  await shopper.open('/product/');
  await shopper.rests();
  await letFail({ scenario: 'invalid-channel' });
  await shopper.page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await shopper.sees('Page Not Found');
});

test('[error-core-route-check] an address that leads nowhere is not found, with a way back', async () => {
  await shopper.open('/no-such-page');
  await shopper.sees('404 Not Found');
  await shopper.page.getByText('お探しのページが見つかりませんでした。').waitFor();
  await inMain('link', /トップ|ホーム/).click();
  await isAt('/');
});

test('[error-core-network] is logged, the page says what it could not load, and tries again', async () => {
  const logged = shopper.page.waitForEvent('console', (message) =>
    message.text().startsWith('通信できませんでした'),
  );
  await comeWithCart();
  await shopper.page.route('**/api/v1/carts/init', (route) => route.abort('failed'));
  await shopper.open('/cart/');
  await shopper.page.getByText('通信できませんでした。接続を確認して').waitFor();
  await logged;
  await shopper.page.unroute('**/api/v1/carts/init');
  await shopper.press('もう一度試す');
  await shopper.page.getByText('合計（税込）').first().waitFor();
});

test('[error-core-timeout] is logged in these words, and the page asks again', async () => {
  const lines = logged();
  await comeWithCart();
  await letFail({ scenario: 'slow', ms: LONGER_THAN_THE_LIMIT_MS, times: 1, path: '/v1/carts/init' });
  await shopper.page.clock.install();
  const asked = shopper.page.waitForRequest('**/api/v1/carts/init');
  await shopper.open('/cart/');
  await asked;
  await shopper.page.clock.fastForward(LONGER_THAN_THE_LIMIT_MS);
  await shopper.page.getByText('合計（税込）').first().waitFor();
  expect(lines.filter((line) => line.startsWith('通信がタイムアウトしました'))).toHaveLength(1);
});

test('[error-core-cancelled] what is not needed any more is given up without a word', async () => {
  const lines = logged();
  await shopper.open('/product/');
  await shopper.rests();
  await letFail({ scenario: 'slow', ms: 3_000, path: '/v1/products' });
  await shopper.page.getByRole('searchbox', { name: '商品を検索' }).first().fill('マグ');
  const asked = shopper.page.waitForRequest(/\/api\/v1\/products\?/);
  await shopper.page.keyboard.press('Enter');
  await asked;
  await shopper.page
    .getByRole('link', { name: /^カート/ })
    .first()
    .click();
  await shopper.sees('ショッピングカート');
  await shopper.rests();
  expect(lines.filter((line) => /エラー|Error/.test(line))).toEqual([]);
  expect(await shopper.page.getByRole('alert').count()).toBe(0);
});

test('[error-core-chunk] [error-account-chunk] code that a deploy took away is loaded anew on the way to the page', async () => {
  await shopper.open('/product/');
  // A sign of a person is seen by what is drawn a moment after the page answers.
  await shopper.rests();
  await shopper.page.getByRole('searchbox', { name: '商品を検索' }).first().hover();
  await shopper.rests();
  let isTaken = true;
  let missing = 0;
  await shopper.page.route(/\/assets\/[^/]+\.js$/, (route) => {
    if (!isTaken) return route.continue();
    missing += 1;
    return route.fulfill({ status: 404 });
  });
  shopper.page.on('request', (request) => {
    // The new document names the new files.
    if (request.isNavigationRequest()) isTaken = false;
  });
  const link = shopper.page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.evaluate((element: HTMLElement) => element.click());
  await isAt(address);
  await shopper.page.getByRole('button', { name: 'カートに入れる' }).waitFor();
  expect(missing).toBeGreaterThan(0);
});
