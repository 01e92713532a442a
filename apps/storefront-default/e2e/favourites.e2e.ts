import { loginSpec } from '@shop/contract/auth/login';
import { deleteBookmarkSpec } from '@shop/contract/bookmarks/delete-bookmark';
import { listBookmarksSpec } from '@shop/contract/bookmarks/list-bookmarks';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { attachUserListsSpec } from '@shop/contract/user-lists/attach-user-lists';
import { detachUserListsSpec } from '@shop/contract/user-lists/detach-user-lists';
import { createHttpCaller } from '@shop/testing-api/http-caller';
import { apiOrigin, openBrowser } from '@shop/testing-browser';
import type { Browser, BrowserContext } from 'playwright-core';
import { letAllSucceed, letFail } from './laboratory';
import { DEMO_PASSWORD, DESKTOP, PHONE, SECOND, Shopper } from './shopper';

const API = createHttpCaller(apiOrigin(Number(process.env['SHOP_E2E_PORT_BASE'] ?? '4000')));
/** What the browser itself says of an answer that refuses. */
const REFUSAL = /Failed to load resource: the server responded with a status of (404|422)/;
/** More than one page of ten. */
const MANY = 12;

let browser: Browser;
let context: BrowserContext;
let shopper: Shopper;
let token = '';
let products: readonly { readonly id: number; readonly key: string }[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  const { body } = await API.call(listProductsSpec, { query: { in_stock: true, per: MANY } });
  products = body;
  const login = await API.call(loginSpec, { body: { email: SECOND, password: DEMO_PASSWORD } });
  token = login.body.access_token ?? '';
});
beforeEach(async () => {
  await set(detachUserListsSpec);
  const { body: bookmarks } = await API.call(listBookmarksSpec, { query: {} }, { token });
  for (const { id } of bookmarks) await API.call(deleteBookmarkSpec, { params: { id } }, { token });
  context = await browser.newContext({ viewport: PHONE });
  shopper = await Shopper.visit(context);
});
afterEach(async () => {
  await letAllSucceed();
  const unexpected = shopper.watch.complaints.filter((complaint) => !REFUSAL.test(complaint));
  await context.close();
  expect(unexpected).toEqual([]);
});
afterAll(() => browser.close());

const set = (spec: typeof attachUserListsSpec | typeof detachUserListsSpec) =>
  API.call(spec, { body: { table: 'products', ids: products.map(({ id }) => id) } }, { token });
const button = (name: string | RegExp) =>
  shopper.page.getByRole('main').getByRole('button', { name }).first();
const toast = (words: string | RegExp) =>
  shopper.page.getByRole('alert').filter({ hasText: words }).first().waitFor();
const pathOfProduct = () => `/product/${products[0]?.key ?? ''}/`;
const nameOfProduct = async () =>
  (await shopper.page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';

/** Signed in, on the page of a product that asks for nothing more. */
async function openProduct(): Promise<void> {
  await shopper.open('/login/');
  await shopper.signIn(SECOND);
  await shopper.open(pathOfProduct());
  await shopper.answers();
  await shopper.page.waitForLoadState('networkidle');
}

test('[trans-favourite-attach] [trans-favourite-detach] a visitor signs in, comes back, and keeps the product', async () => {
  await shopper.open(pathOfProduct());
  await shopper.answers();
  const name = await nameOfProduct();
  await button('お気に入りに追加').click();
  await shopper.sees('ログイン');
  await shopper.signIn(SECOND);
  await shopper.page.waitForURL((url) => url.pathname === pathOfProduct());
  await shopper.sees(name);
  await button('お気に入りに追加').click();
  await button('お気に入りから削除').waitFor();
  await shopper.isAccessible();
  // As the server draws it, and in the list.
  await shopper.open(pathOfProduct());
  await button('お気に入りから削除').waitFor();
  await shopper.open('/mypage/list/');
  await shopper.sees('お気に入りリスト');
  await shopper.page.getByRole('heading', { level: 2 }).first().getByRole('link', { name }).click();
  await shopper.answers();
  await button('お気に入りから削除').click();
  await button('お気に入りに追加').waitFor();
});

test('[error-core-favourite-like] the server’s words are shown, and the button is as before', async () => {
  await openProduct();
  await letFail({ scenario: 'validation', path: '/v1/me/user-lists/attach', times: 1 });
  await button('お気に入りに追加').click();
  await toast('入力内容をご確認ください');
  await button('お気に入りに追加').waitFor();
  await button('お気に入りに追加').click();
  await button('お気に入りから削除').waitFor();
});

test('[error-core-favourite-like] the same for likes, which are counted', async () => {
  await openProduct();
  const like = button(/^いいね/);
  const before = (await like.textContent()) ?? '';
  const wasOn = await like.getAttribute('aria-pressed');
  await letFail({
    scenario: 'product-not-found',
    path: `/v1/products/${products[0]?.key ?? ''}/likes`,
    times: 1,
  });
  await like.click();
  await toast(/商品/);
  expect([await like.textContent(), await like.getAttribute('aria-pressed')]).toEqual([before, wasOn]);
  await like.click();
  await shopper.page
    .locator(`button[aria-pressed="${wasOn === 'true' ? 'false' : 'true'}"]`)
    .filter({ hasText: 'いいね' })
    .waitFor();
  expect(await like.textContent()).not.toBe(before);
});

test('the list of favourites: pages, the cart, a removal that is taken back by the keyboard', async () => {
  await set(attachUserListsSpec);
  await shopper.open('/login/');
  await shopper.signIn(SECOND);
  await shopper.open('/mypage/');
  await shopper.answers();
  await shopper.page
    .getByRole('main')
    .getByRole('link', { name: /^お気に入りリスト/ })
    .click();
  await shopper.sees('お気に入りリスト');
  await shopper.isAccessible();
  await button(/^カートに入れる/).click();
  await toast('カートに追加しました');
  await button(/^削除する/).focus();
  await shopper.page.keyboard.press('Enter');
  await shopper.page.getByText(/を削除しました$/).waitFor();
  await shopper.page.keyboard.press('Enter');
  await shopper.page.getByText(/を削除しました$/).waitFor({ state: 'detached' });
  await shopper.page.getByRole('link', { name: '2ページ' }).click();
  await shopper.page.waitForURL('**/mypage/list?page=2');
  await button(/^削除する/).waitFor();
  await shopper.page.setViewportSize(DESKTOP);
  await shopper.isAccessible();
});

test('the list of bookmarks: what is bookmarked stands in it until it is removed', async () => {
  await openProduct();
  const name = await nameOfProduct();
  await button('ブックマークに追加').click();
  await button('ブックマークから削除').waitFor();
  await shopper.open('/mypage/bookmark/');
  await shopper.sees('ブックマーク');
  await shopper.answers();
  await shopper.isAccessible();
  await button(/^削除する/).click();
  await shopper.page.getByText(`「${name}」を削除しました`).waitFor();
  await button(/^元に戻す/).click();
  await button(/^削除する/).click();
  await shopper.page.getByText(`「${name}」を削除しました`).waitFor();
  await shopper.open(pathOfProduct());
  await button('ブックマークに追加').waitFor();
});
