import { deleteBookmarkSpec } from '@shop/contract/bookmarks/delete-bookmark';
import { listBookmarksSpec } from '@shop/contract/bookmarks/list-bookmarks';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { attachUserListsSpec } from '@shop/contract/user-lists/attach-user-lists';
import { detachUserListsSpec } from '@shop/contract/user-lists/detach-user-lists';
import { API, signInToken } from './api';
import { addFault } from './fault-lab';
import { DESKTOP, PHONE, SECOND } from './shopper';
import { setUpShopper } from './set-up-shopper';

/** The console message of the browser for an error response. */
const REJECTED_RESPONSE = /Failed to load resource: the server responded with a status of (404|422)/;
/** More than one page of ten. */
const MANY = 12;

const shopper = setUpShopper({ viewport: PHONE }, REJECTED_RESPONSE);
let token = '';
let products: readonly { readonly id: number; readonly key: string }[] = [];

beforeAll(async () => {
  const { body } = await API.call(listProductsSpec, { query: { in_stock: true, per: MANY } });
  products = body;
  token = await signInToken(SECOND);
});
beforeEach(async () => {
  await set(detachUserListsSpec);
  const { body: bookmarks } = await API.call(listBookmarksSpec, { query: {} }, { token });
  for (const { id } of bookmarks) await API.call(deleteBookmarkSpec, { params: { id } }, { token });
});

const set = (spec: typeof attachUserListsSpec | typeof detachUserListsSpec) =>
  API.call(spec, { body: { table: 'products', ids: products.map(({ id }) => id) } }, { token });
/** A name that is written out is the whole name: those of the cards below begin alike. */
const button = (name: string | RegExp) =>
  shopper.page.getByRole('main').getByRole('button', { name, exact: true }).first();
const toast = (words: string | RegExp) =>
  shopper.page.getByRole('alert').filter({ hasText: words }).first().waitFor();
const pathOfProduct = () => `/product/${products[0]?.key ?? ''}`;
const nameOfProduct = async () =>
  (await shopper.page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';

/** Signed in, on the page of a product that asks for nothing more. */
async function openProduct(): Promise<void> {
  await shopper.signInAs(SECOND);
  await shopper.open(pathOfProduct());
  await shopper.waitUntilIdle();
}

test('[trans-favourite-attach] [trans-favourite-detach] [beh-can-favourite-like] a guest reads why, signs in, and the product is among the favourites', async () => {
  await shopper.open(pathOfProduct());
  await shopper.waitForHydration();
  const name = await nameOfProduct();
  await button('お気に入りに追加').click();
  const question = shopper.page.getByRole('dialog', { name: 'お気に入りに追加するにはログインが必要です' });
  await question.waitFor();
  await shopper.expectAccessible();
  await shopper.page.keyboard.press('Escape');
  await shopper.waitForFocus(button('お気に入りに追加'));
  await shopper.page.keyboard.press('Enter');
  await question.getByRole('link', { name: 'ログイン' }).click();
  await shopper.waitForHeading('ログイン');
  await shopper.signIn(SECOND);
  await shopper.page.waitForURL((url) => url.pathname === pathOfProduct());
  await shopper.waitForHeading(name);
  await toast('お気に入りに追加しました');
  await button('お気に入りから削除').waitFor();
  await shopper.expectAccessible();
  // As the server renders it, and in the list.
  await shopper.waitUntilIdle();
  await shopper.open(pathOfProduct());
  await button('お気に入りから削除').waitFor();
  await shopper.open('/mypage/list');
  await shopper.waitForHeading('お気に入りリスト');
  await shopper.page.getByRole('heading', { level: 2 }).first().getByRole('link', { name }).click();
  await shopper.waitForHeading(name);
  await button('お気に入りから削除').click();
  await button('お気に入りに追加').waitFor();
});

test('a guest presses the heart of a card, thinks better of it on the page of the registration, and nothing is added', async () => {
  await shopper.open('/product');
  await shopper.waitForHydration();
  const card = shopper.page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('link').first().textContent()) ?? '';
  await button(`お気に入りに追加：${name}`).click();
  const question = shopper.page.getByRole('dialog', { name: 'お気に入りに追加するにはログインが必要です' });
  await question.getByRole('link', { name: '会員登録' }).click();
  await shopper.page.waitForURL('**/register');
  await shopper.page.goBack();
  await shopper.waitForHeading('商品一覧');
  await shopper.signInAs(SECOND);
  await shopper.open('/product');
  await button(`お気に入りに追加：${name}`).waitFor();
});

test('[error-core-favourite-like] the server’s message is shown, and the button returns to its state', async () => {
  await openProduct();
  await addFault({ scenario: 'validation', path: '/v1/me/user-lists/attach', times: 1 });
  await button('お気に入りに追加').click();
  await toast('入力内容をご確認ください');
  await button('お気に入りに追加').waitFor();
  await button('お気に入りに追加').click();
  await button('お気に入りから削除').waitFor();
});

test('[error-core-favourite-like] [beh-can-favourite-like] a failed like shows the server’s message, and button and count return to their state', async () => {
  await openProduct();
  const like = button(/^いいね/);
  const before = (await like.textContent()) ?? '';
  await addFault({
    scenario: 'product-not-found',
    path: `/v1/products/${products[0]?.key ?? ''}/likes`,
    times: 1,
  });
  await like.click();
  await toast(/商品/);
  await like.and(shopper.page.getByRole('button', { name: before, exact: true })).waitFor();
  await like.click();
  // Name and count are both of the other state.
  await like.filter({ hasNotText: before }).waitFor();
});

test('the list of favourites: paging, adding to the cart, undoing a removal by keyboard', async () => {
  await set(attachUserListsSpec);
  await shopper.signInAs(SECOND);
  await shopper.open('/mypage');
  await shopper.waitForHydration();
  await shopper.page
    .getByRole('main')
    .getByRole('link', { name: /^お気に入りリスト/ })
    .click();
  await shopper.waitForHeading('お気に入りリスト');
  await button(/^削除する/).waitFor();
  await shopper.expectAccessible();
  await button(/^カートに入れる/).click();
  const drawer = shopper.page.getByRole('dialog', { name: 'カートに追加しました' });
  await drawer.getByRole('button', { name: '買い物を続ける' }).click();
  await button(/^削除する/).focus();
  await shopper.page.keyboard.press('Enter');
  await shopper.page.getByText(/を削除しました$/).waitFor();
  await shopper.waitForFocus(button(/^元に戻す/));
  await shopper.page.keyboard.press('Enter');
  await shopper.page.getByText(/を削除しました$/).waitFor({ state: 'detached' });
  await shopper.page.getByRole('link', { name: '2ページ' }).click();
  await shopper.page.waitForURL('**/mypage/list?page=2');
  // The URL changes before the entries of that page have come.
  await shopper.page.locator('[aria-current="page"]', { hasText: /^2$/ }).waitFor();
  await button(/^削除する/).waitFor();
  await shopper.page.setViewportSize(DESKTOP);
  await shopper.expectAccessible();
});

test('the list of bookmarks shows a product until it is removed', async () => {
  await openProduct();
  const name = await nameOfProduct();
  await button('ブックマークに追加').click();
  await button('ブックマークから削除').waitFor();
  await shopper.waitUntilIdle();
  await shopper.open('/mypage/bookmark');
  await shopper.waitForHeading('ブックマーク');
  await shopper.waitForHydration();
  await button(/^削除する/).waitFor();
  await shopper.expectAccessible();
  await button(/^削除する/).click();
  await shopper.page.getByText(`「${name}」を削除しました`).waitFor();
  await button(/^元に戻す/).click();
  await button(/^削除する/).click();
  await shopper.page.getByText(`「${name}」を削除しました`).waitFor();
  await shopper.waitUntilIdle();
  await shopper.open(pathOfProduct());
  await button('ブックマークに追加').waitFor();
});
