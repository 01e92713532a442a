import { createFilledCart } from '@shop/testing-api/checkout';
import { API, findProductInStock } from './api';
import { setCartCookie } from './set-cart-cookie';
import { clearFaults, addFault } from './fault-lab';
import { accessTokenOf } from './session-cookies';
import { DESKTOP, MEMBER } from './shopper';
import { setUpShopper } from './set-up-shopper';

/** What the browser itself says of a call that fails, and the router of code that is missing. */
const REJECTED_RESPONSE =
  /Failed to load resource|Error loading route module|Failed to fetch dynamically imported/;
const LONGER_THAN_THE_LIMIT_MS = 20_000;
/** A token is over by then. */
const A_DAY_MS = 86_400_000;

const shopper = setUpShopper({ viewport: DESKTOP }, REJECTED_RESPONSE);

/** Not `waitForURL`, which waits for the pictures too, and fails where one navigation takes the place of another. */
const isAt = (path: string) =>
  shopper.page.waitForFunction((expected) => location.pathname + location.search === expected, path);
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
  await shopper.signInAs(MEMBER);
  await shopper.open('/mypage/order_history');
  await shopper.waitForHeading('注文履歴');
  // What the page still asks for by itself would meet the fault before the shopper does.
  await shopper.waitUntilIdle();
}
/** Begins with a cart of one line, whose init the test then makes fail. */
const comeWithCart = async () =>
  setCartCookie(shopper, await createFilledCart(API, [await findProductInStock()]));

test('[error-core-401] one 401 is refreshed and retried without the shopper noticing', async () => {
  await openOrders();
  await addFault({ scenario: 'unauthorized', times: 1 });
  const refresh = shopper.page.waitForResponse('**/auth/refresh');
  await inMain('link', /^注文番号/).click();
  expect((await refresh).status()).toBe(200);
  await shopper.waitForHeading('注文詳細');
  await shopper.waitUntilIdle();
  expect(refreshes()).toHaveLength(1);
});

test('[error-core-401] [error-account-shared] a second 401 leads to the login', async () => {
  await openOrders();
  await addFault({ scenario: 'unauthorized' });
  await inMain('link', /^注文番号/).click();
  await isAt('/login/');
  await shopper.waitForHeading('ログイン');
  expect(await accessTokenOf(shopper.context)).toBe('');
});

test('[error-core-refresh-fails] a refresh that fails during navigation leads to the login with the reason', async () => {
  await shopper.signInAs(MEMBER);
  // A page that calls nothing by itself when the pointer comes: the home of members does.
  await shopper.open('/legal');
  await shopper.waitForHydration();
  await shopper.waitUntilIdle();
  await addFault({ scenario: 'refresh-fails' });
  await shopper.page.clock.setSystemTime(Date.now() + A_DAY_MS);
  await shopper.page.getByRole('link', { name: 'マイページ' }).first().click();
  await isAt('/login/?re=1');
  await shopper.page
    .getByText(/もう一度ログイン/)
    .first()
    .waitFor();
});

test('[error-core-503] a 503 leads to the maintenance page with its message, and back once it is over', async () => {
  await shopper.open('/product');
  await shopper.waitUntilIdle();
  await addFault({ scenario: 'maintenance' });
  await inMain('link', /./).click();
  await isAt('/maintenance/');
  await shopper.waitForHeading(/メンテナンス/);
  await clearFaults();
  await shopper.open('/product');
  await shopper.waitForHeading('商品一覧');
});

test('[error-core-invalid-channel] [string-channel-404] [interp-error-pages] an invalid channel shows that the page is not found', async () => {
  await shopper.open('/product');
  await shopper.waitUntilIdle();
  await addFault({ scenario: 'invalid-channel' });
  await shopper.page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await shopper.waitForHeading('Page Not Found');
});

test('[trans-site-invalid-channel] an invalid channel that a call beside the page meets shows it too', async () => {
  await comeWithCart();
  await addFault({ scenario: 'invalid-channel', path: '/v1/carts/init' });
  await shopper.open('/cart/');
  await shopper.waitForHeading('Page Not Found');
});

test('[error-core-route-check] an unknown URL shows the not-found page with a link to the shop', async () => {
  await shopper.open('/no-such-page');
  await shopper.waitForHeading('404 Not Found');
  await shopper.page.getByText('お探しのページが見つかりませんでした。').waitFor();
  await inMain('link', /トップ|ホーム/).click();
  await isAt('/');
});

test('[error-core-network] a network error is logged; the page names what it could not load and offers a retry', async () => {
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

test('[error-core-timeout] a timeout is logged with this message, and the page offers a retry', async () => {
  const lines = logged();
  await comeWithCart();
  await addFault({ scenario: 'slow', ms: LONGER_THAN_THE_LIMIT_MS, times: 1, path: '/v1/carts/init' });
  await shopper.page.clock.install();
  const asked = shopper.page.waitForRequest('**/api/v1/carts/init');
  await shopper.open('/cart/');
  await asked;
  await shopper.page.clock.fastForward(LONGER_THAN_THE_LIMIT_MS);
  await shopper.page.getByText('合計（税込）').first().waitFor();
  expect(lines.filter((line) => line === '通信がタイムアウトしました POST /v1/carts/init')).toHaveLength(1);
});

test('[error-core-cancelled] a request that is not needed any more is cancelled silently', async () => {
  const lines = logged();
  await shopper.open('/product');
  await shopper.waitUntilIdle();
  await addFault({ scenario: 'slow', ms: 3_000, path: '/v1/products' });
  await shopper.page.getByRole('searchbox', { name: '商品を検索' }).first().fill('マグ');
  const asked = shopper.page.waitForRequest(/\/api\/v1\/products\?/);
  await shopper.page.keyboard.press('Enter');
  await asked;
  await shopper.page
    .getByRole('link', { name: /^カート/ })
    .first()
    .click();
  await shopper.waitForHeading('ショッピングカート');
  await shopper.waitUntilIdle();
  expect(lines.filter((line) => /エラー|Error/.test(line))).toEqual([]);
  expect(await shopper.countOf(shopper.page.getByRole('alert'))).toBe(0);
});

test('[error-core-chunk] [error-account-chunk] code that a deployment removed makes navigation load the page as a document', async () => {
  await shopper.open('/product');
  // Code that waits for the first interaction listens only once the page is hydrated.
  await shopper.waitUntilIdle();
  await shopper.page.getByRole('searchbox', { name: '商品を検索' }).first().hover();
  await shopper.waitUntilIdle();
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
