import { listProductsSpec } from '@shop/contract/products/list-products';
import { waitUntilIdle } from '@shop/testing-browser/wait-until-idle';
import { API } from './api';
import { addFault } from './fault-lab';
import { portOriginOf } from './platform';
import { DESKTOP, MEMBER } from './shopper';
import { setUpShopper } from './set-up-shopper';

/** The console messages of the browser for an error response, and of the router for missing code. */
const REJECTED_RESPONSE = /Failed to load resource|Failed to fetch dynamically imported/;
/** The message of the missing code in the moment before the page reloads. */
const LAST_WORDS = /reading 'default'/;
const NO_SUCH_PRODUCT = 'no-such-product';
/** The name under which a tab stores the time of its last reload. */
const LAST_RELOAD_KEY = 'default_last_reload';

const shopper = setUpShopper({ viewport: DESKTOP }, REJECTED_RESPONSE, LAST_WORDS);
let product = '';
let another = '';

beforeAll(async () => {
  const { body } = await API.call(listProductsSpec, { query: { in_stock: true } });
  // The last product of the list: no other test has opened it, so its page is not in the shop's cache.
  product = body.at(-1)?.key ?? '';
  another = body[0]?.key ?? '';
});

/** Opens the list of products and hydrates it, so that a product's page is rendered in the browser. */
async function openList(): Promise<void> {
  await shopper.open('/product');
  // Code that waits for the first interaction listens only once the page is hydrated.
  await shopper.waitUntilIdle();
  await shopper.page.getByRole('searchbox', { name: '商品を検索' }).first().hover();
  await shopper.waitUntilIdle();
}
/** The scripts that a document of the shop loads. */
async function scriptsOf(path: string): Promise<Set<string>> {
  const html = await (await fetch(`${portOriginOf('default')}${path}`)).text();
  return new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? []);
}
/** Makes the product's call fail, and then the scripts that only the error page needs. */
async function breakProduct(): Promise<{ missing: () => number }> {
  // What is shown below a product shares code with the top page.
  const usualPages = ['/', '/product', `/product/${another}`];
  const usual = new Set((await Promise.all(usualPages.map(scriptsOf))).flatMap((scripts) => [...scripts]));
  // No shop has the page of this product in its cache.
  await addFault({ scenario: 'server-error', path: `/v1/products/${NO_SUCH_PRODUCT}` });
  await addFault({ scenario: 'server-error', path: `/v1/products/${product}` });
  const ofErrorPage = [...(await scriptsOf(`/product/${NO_SUCH_PRODUCT}`))].filter(
    (file) => !usual.has(file),
  );
  let missing = 0;
  for (const file of ofErrorPage)
    await shopper.page.route(`**${file}`, (route) => {
      missing += 1;
      return route.fulfill({ status: 404 });
    });
  return { missing: () => missing };
}
const openProduct = () =>
  shopper.page
    .getByRole('main')
    .locator(`a[href^="/product/${product}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test('[error-core-error-page-load] an error page whose code cannot be loaded still shows an error', async () => {
  await openList();
  // The tab has reloaded a moment ago, so it does not reload a second time.
  await shopper.page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), LAST_RELOAD_KEY);
  const broken = await breakProduct();
  await openProduct();
  await shopper.waitForHeading('Error');
  await shopper.page.getByText('エラーが発生しました', { exact: true }).waitFor();
  expect(broken.missing()).toBeGreaterThan(0);
  await shopper.expectAccessible();
  await shopper.follow('トップページへ戻る');
  await shopper.page.waitForURL((url) => url.pathname === '/');
});

test('[error-core-error-page-load] the first failure reloads the page, and the server renders the error', async () => {
  await openList();
  const documents: number[] = [];
  shopper.page.on('response', (response) => {
    if (response.request().isNavigationRequest()) documents.push(response.status());
  });
  const broken = await breakProduct();
  const reloaded = shopper.page.waitForEvent('domcontentloaded');
  await openProduct();
  await reloaded;
  await shopper.waitForHeading('Error');
  await shopper.page.getByText('エラーが発生しました', { exact: true }).waitFor();
  // It is not taken over: its code is missing.
  await waitUntilIdle(shopper.page, shopper.watch);
  expect(documents).toEqual([500]);
  expect(broken.missing()).toBeGreaterThan(0);
});

test('[error-account-other] [notshown-account-errors] an error without a rule of its own shows no internals of the server', async () => {
  await shopper.signInAs(MEMBER);
  await shopper.open('/mypage');
  await shopper.waitUntilIdle();
  await addFault({ scenario: 'server-error', path: '/v1/me/bookmarks' });
  const rejected = shopper.page.waitForResponse('**/api/v1/me/bookmarks*');
  await shopper.page
    .getByRole('main')
    .getByRole('link', { name: /^ブックマーク/ })
    .click();
  const said: unknown = await (await rejected).json();
  await shopper.waitForHeading('Error');
  await shopper.page.getByText('エラーが発生しました', { exact: true }).waitFor();
  const inside = typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : '';
  const shown = await shopper.page.locator('body').innerText();
  expect(shown).not.toMatch(/bookmark|stack|SELECT|500/i);
  expect(inside === 'エラーが発生しました' || !shown.includes(inside)).toBe(true);
  // As a document: the same words, with the status that says so.
  const response = await shopper.page.goto(`${shopper.origin}/mypage/bookmark`);
  expect(response?.status()).toBe(500);
  await shopper.waitForHeading('Error');
});
