import { listProductsSpec } from '@shop/contract/products/list-products';
import { untilIdle } from '@shop/testing-browser/until-idle';
import { API } from './api';
import { letFail } from './laboratory';
import { portOriginOf } from './platform';
import { DESKTOP, MEMBER } from './shopper';
import { shopperOfEachTest } from './shopper-of-each-test';

/** What the browser itself says of an answer that refuses, and the router of code that is missing. */
const REFUSAL = /Failed to load resource|Failed to fetch dynamically imported/;
/** What the missing code says in the moment before the page is loaded anew. */
const LAST_WORDS = /reading 'default'/;
const NO_SUCH_PRODUCT = 'no-such-product';
/** Where a tab keeps when it was last loaded anew. */
const LAST_RELOAD_KEY = 'default_last_reload';

const shopper = shopperOfEachTest({ viewport: DESKTOP }, REFUSAL, LAST_WORDS);
let product = '';
let another = '';

beforeAll(async () => {
  const { body } = await API.call(listProductsSpec, { query: { in_stock: true } });
  // The last of the page: one that no other test has opened, so that its page is not kept ready.
  product = body.at(-1)?.key ?? '';
  another = body[0]?.key ?? '';
});

/** The list of products, live, so that a product's page is opened in the browser. */
async function openList(): Promise<void> {
  await shopper.open('/product/');
  // A sign of a person is seen by what is drawn a moment after the page answers.
  await shopper.rests();
  await shopper.page.getByRole('searchbox', { name: '商品を検索' }).first().hover();
  await shopper.rests();
}
/** The files of code that a document of the shop names. */
async function codeOf(path: string): Promise<Set<string>> {
  const html = await (await fetch(`${portOriginOf('default')}${path}`)).text();
  return new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? []);
}
/** The product's call fails, and then the files that only the page of errors needs. */
async function breakProduct(): Promise<{ missing: () => number }> {
  const usual = new Set([...(await codeOf('/product/')), ...(await codeOf(`/product/${another}`))]);
  // No shop keeps the page of this product ready.
  await letFail({ scenario: 'server-error', path: `/v1/products/${NO_SUCH_PRODUCT}` });
  await letFail({ scenario: 'server-error', path: `/v1/products/${product}` });
  const ofErrors = [...(await codeOf(`/product/${NO_SUCH_PRODUCT}`))].filter((file) => !usual.has(file));
  let missing = 0;
  for (const file of ofErrors)
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

test('[error-core-error-page-load] a page of errors whose code cannot be loaded still says that something failed', async () => {
  await openList();
  // The tab has been loaded anew a moment ago, so that it is not tried a second time.
  await shopper.page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), LAST_RELOAD_KEY);
  const broken = await breakProduct();
  await openProduct();
  await shopper.sees('Error');
  await shopper.page.getByText('エラーが発生しました', { exact: true }).waitFor();
  expect(broken.missing()).toBeGreaterThan(0);
  await shopper.isAccessible();
  await shopper.follow('トップページへ戻る');
  await shopper.page.waitForURL((url) => url.pathname === '/');
});

test('[error-core-error-page-load] the first time the page is loaded anew, and the server tells of the error', async () => {
  await openList();
  const documents: number[] = [];
  shopper.page.on('response', (answer) => {
    if (answer.request().isNavigationRequest()) documents.push(answer.status());
  });
  const broken = await breakProduct();
  const reloaded = shopper.page.waitForEvent('domcontentloaded');
  await openProduct();
  await reloaded;
  await shopper.sees('Error');
  await shopper.page.getByText('エラーが発生しました', { exact: true }).waitFor();
  // It is not taken over: its code is missing.
  await untilIdle(shopper.page, shopper.watch);
  expect(documents).toEqual([500]);
  expect(broken.missing()).toBeGreaterThan(0);
});

test('[error-account-other] an error that no rule names shows nothing of the server’s inside', async () => {
  await shopper.entersAs(MEMBER);
  await shopper.open('/mypage/');
  await shopper.rests();
  await letFail({ scenario: 'server-error', path: '/v1/me/bookmarks' });
  const refused = shopper.page.waitForResponse('**/api/v1/me/bookmarks*');
  await shopper.page
    .getByRole('main')
    .getByRole('link', { name: /^ブックマーク/ })
    .click();
  const said: unknown = await (await refused).json();
  await shopper.sees('Error');
  await shopper.page.getByText('エラーが発生しました', { exact: true }).waitFor();
  const inside = typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : '';
  const shown = await shopper.page.locator('body').innerText();
  expect(shown).not.toMatch(/bookmark|stack|SELECT|500/i);
  expect(inside === 'エラーが発生しました' || !shown.includes(inside)).toBe(true);
  // As a document: the same words, with the status that says so.
  const answer = await shopper.page.goto(`${shopper.origin}/mypage/bookmark/`);
  expect(answer?.status()).toBe(500);
  await shopper.sees('Error');
});
