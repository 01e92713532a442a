import { createInquirySpec } from '@shop/contract/inquiries/create-inquiry';
import { createProductHistorySpec } from '@shop/contract/product-histories/create-product-history';
import { createProductRequestSpec } from '@shop/contract/product-requests/create-product-request';
import { createProductSearchHistorySpec } from '@shop/contract/products/create-product-search-history';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { attachUserListsSpec } from '@shop/contract/user-lists/attach-user-lists';
import { API } from './api';
import { addFault } from './fault-lab';
import { type RegisteredMember, openTabAs, registerMember } from './register-member';
import { setUpBrowser } from './set-up-browser';
import { DESKTOP, JAPANESE_BROWSER, PHONE, type Shopper } from './shopper';

/** More than a page of ten. */
const ELEVEN = 11;
/** The console message of the browser for a failed call. */
const FAILED_RESPONSE = /Failed to load resource: the server responded with a status of 500/;
const REPLY = '続きの質問です。\n木曜日でもかまいません。';

const device = setUpBrowser({ ...JAPANESE_BROWSER, viewport: PHONE });
let member: RegisteredMember;
beforeEach(async () => {
  member = await registerMember();
});

const as = () => ({ token: member.token });
const open = (path: string, heading: string) => openTabAs(member, path, heading, device.context);
const products = async () => (await API.call(listProductsSpec, { query: { in_stock: true, per: 3 } })).body;
/** At both widths: no violation, and nothing is wider than the screen. */
async function expectGood(shopper: Shopper): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await shopper.page.setViewportSize(size);
    await shopper.expectAccessible();
    const width = await shopper.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
  }
  expect(shopper.problemsExcept(FAILED_RESPONSE)).toEqual([]);
}
/** As the server renders it. */
async function reload(shopper: Shopper): Promise<void> {
  await shopper.waitUntilIdle();
  await shopper.page.reload();
  await shopper.waitUntilIdle();
}
const main = ({ page }: Shopper) => page.getByRole('main');
const toast = ({ page }: Shopper, words: string) =>
  page.getByRole('alert').filter({ hasText: words }).first().waitFor();
/** Presses a button that deletes, and says yes. */
async function remove(shopper: Shopper, button: RegExp, question: string, yes = '削除する'): Promise<void> {
  await main(shopper).getByRole('button', { name: button }).first().click();
  const dialog = shopper.page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: yes }).click();
}

test('[beh-can-inquire] the points of a new member: no history yet, and the way to the cart', async () => {
  const shopper = await open('/mypage/point', 'ポイント');
  await shopper.page.getByRole('heading', { level: 2, name: 'ポイント残高' }).waitFor();
  await shopper.page.getByText('ポイントの履歴はまだありません').waitFor();
  await expectGood(shopper);
  await shopper.follow('カートを見る');
  await shopper.waitForHeading('ショッピングカート');
});

test('[beh-can-inquire] a message is unread until it is opened, also after a reload', async () => {
  const shopper = await open('/mypage/message-center', 'メッセージ');
  const unread = main(shopper).getByText('未読', { exact: true });
  await unread.first().waitFor();
  const before = await shopper.countOf(unread);
  await main(shopper).getByText('重要', { exact: true }).waitFor();
  await expectGood(shopper);
  await shopper.follow('年末年始の配送について');
  await shopper.waitForHeading('年末年始の配送について');
  await shopper.page.getByText(/一日から二日長くかかる/).waitFor();
  await expectGood(shopper);
  await shopper.follow('メッセージの一覧へ戻る');
  await shopper.waitForHeading('メッセージ');
  await main(shopper).getByRole('listitem').first().waitFor();
  await unread.nth(before - 1).waitFor({ state: 'detached' });
  expect(await shopper.countOf(unread)).toBe(before - 1);
  await reload(shopper);
  await unread.first().waitFor();
  expect(await shopper.countOf(unread)).toBe(before - 1);
  await shopper.open('/mypage');
  await main(shopper)
    .getByRole('link', { name: `未読のメッセージが${before - 1}件あります` })
    .waitFor();
  await shopper.waitUntilIdle();
  await expectGood(shopper);
});

test('[beh-can-inquire] inquiries are searched by the URL, opened, and written on', async () => {
  for (const body of ['土曜日に届きますか。', '返品の手順を教えてください。'])
    await API.call(createInquirySpec, { body: { name: '新井 一', body } }, as());
  const shopper = await open('/mypage/inquiry_history', 'お問い合わせ履歴');
  await shopper.page.getByText('2件のお問い合わせ').waitFor();
  await expectGood(shopper);
  await shopper.page.getByLabel('番号・内容に含む言葉').fill('土曜日');
  await shopper.page.getByLabel('状況').selectOption('回答待ち');
  await main(shopper).getByRole('button', { name: '検索', exact: true }).click();
  await shopper.page.getByText('1件のお問い合わせ').waitFor();
  expect(new URL(shopper.page.url()).searchParams.get('word')).toBe('土曜日');
  await reload(shopper);
  await shopper.waitForValue('番号・内容に含む言葉', '土曜日');
  await shopper.follow(/^お問い合わせ番号/);
  await shopper.waitForHeading('お問い合わせの詳細');

  await shopper.press('送信する');
  await shopper.page.getByText('お問い合わせ内容を入力してください').first().waitFor();
  await shopper.waitForFocus(shopper.page.getByLabel('お問い合わせ内容'));
  await addFault({ scenario: 'server-error', path: '/v1/inquiry-comments/reply', times: 1 });
  await shopper.page.getByLabel('お問い合わせ内容').fill(REPLY);
  await shopper.press('送信する');
  await main(shopper).getByRole('alert').waitFor();
  await shopper.waitForValue('お問い合わせ内容', REPLY);
  await expectGood(shopper);
  await shopper.press('送信する');
  await toast(shopper, '送信しました');
  await shopper.page.getByText(/続きの質問です/).waitFor();
  await shopper.waitForValue('お問い合わせ内容', '');
  await reload(shopper);
  expect(await shopper.countOf(shopper.page.getByText(/続きの質問です/))).toBe(1);
  await shopper.follow('お問い合わせ履歴へ戻る');
  await shopper.waitForHeading('お問い合わせ履歴');
  await shopper.waitForValue('番号・内容に含む言葉', '土曜日');
  await shopper.follow('条件をクリア');
  await shopper.page.getByText('2件のお問い合わせ').waitFor();
});

test('products that were looked at become favourites, and all are forgotten at once', async () => {
  for (const { id } of await products())
    await API.call(createProductHistorySpec, { body: { product_id: id } }, as());
  const shopper = await open('/mypage/product_history', '閲覧履歴');
  const rows = main(shopper).getByRole('article');
  expect(await shopper.countOf(rows)).toBe(3);
  await expectGood(shopper);
  await rows
    .first()
    .getByRole('button', { name: /^お気に入りに追加/ })
    .click();
  await rows
    .first()
    .getByRole('button', { name: /^お気に入りから削除/ })
    .waitFor();
  await reload(shopper);
  await rows
    .first()
    .getByRole('button', { name: /^お気に入りから削除/ })
    .waitFor();
  await remove(shopper, /^すべて削除する/, '閲覧履歴をすべて削除しますか', 'すべて削除する');
  await shopper.page.getByText('閲覧した商品はまだありません').waitFor();
  await reload(shopper);
  await shopper.page.getByText('閲覧した商品はまだありません').waitFor();
  await expectGood(shopper);
});

test('a search is repeated, and the only one of the last page is forgotten', async () => {
  for (let count = 1; count <= ELEVEN; count += 1)
    await API.call(createProductSearchHistorySpec, { body: { word: `マグ${count}` } }, as());
  const shopper = await open('/mypage/product_search_history', '検索履歴');
  await shopper.page.getByText('11件の検索').waitFor();
  await expectGood(shopper);
  await shopper.follow('次のページ');
  await main(shopper)
    .getByRole('link', { name: /^マグ1\s?で/ })
    .waitFor();
  await remove(shopper, /^削除する/, '検索履歴を削除しますか');
  await shopper.page.getByText('10件の検索').waitFor();
  await reload(shopper);
  await shopper.page.getByText('10件の検索').waitFor();
  await main(shopper)
    .getByRole('link', { name: /^マグ11\s?で/ })
    .click();
  await shopper.page.waitForURL((url) => url.searchParams.get('word') === 'マグ11');
});

test('[trans-product-request-history-delete, beh-can-inquire] deleting a request removes it and lowers the total by one', async () => {
  const ask = (product_name: string) => API.call(createProductRequestSpec, { body: { product_name } }, as());
  await ask('左ききの急須');
  const { id } = (await ask('大きい風呂敷')).body;
  const shopper = await open('/mypage/product_request_history', '商品リクエスト履歴');
  await shopper.page.getByText('2件のリクエスト').waitFor();
  await expectGood(shopper);
  await addFault({ scenario: 'server-error', path: `/v1/me/product-request-histories/${id}`, times: 1 });
  await remove(shopper, /^削除する\s?：大きい風呂敷/, '商品リクエストを履歴から削除しますか');
  await shopper.page.getByRole('alert').first().waitFor();
  await shopper.page.getByText('2件のリクエスト').waitFor();
  await remove(shopper, /^削除する\s?：大きい風呂敷/, '商品リクエストを履歴から削除しますか');
  await shopper.page.getByText('1件のリクエスト').waitFor();
  await reload(shopper);
  await shopper.page.getByText('1件のリクエスト').waitFor();
  expect(await shopper.countOf(main(shopper).getByText('大きい風呂敷'))).toBe(0);
});

test('the sign-ins name the device, and lead to the change of the password', async () => {
  const shopper = await open('/mypage/login_history', 'ログイン履歴');
  await shopper.page.getByText('件のログイン').waitFor();
  await expectGood(shopper);
  await shopper.follow('パスワードを変更する');
  await shopper.waitForHeading('パスワード変更');
});

test('a list of the member: a product goes into the cart, out of the list, and back', async () => {
  const ids = (await products()).map(({ id }) => id);
  await API.call(attachUserListsSpec, { body: { table: 'products', ids } }, as());
  const shopper = await open('/mypage/list', 'お気に入りリスト');
  await shopper.follow(/（3件）$/);
  await shopper.page.waitForURL((url) => url.pathname === '/mypage/list/favorites');
  await shopper.waitForHeading(/お気に入り/);
  await expectGood(shopper);
  await shopper.press(/^カートに入れる/);
  const drawer = shopper.page.getByRole('dialog', { name: 'カートに追加しました' });
  await drawer.getByRole('button', { name: '買い物を続ける' }).click();
  await shopper.press(/^削除する/);
  await shopper.page.getByText(/を削除しました$/).waitFor();
  await shopper.press(/^元に戻す/);
  await shopper.page.getByText(/を削除しました$/).waitFor({ state: 'detached' });
  await shopper.press(/^削除する/);
  await shopper.page.getByText(/を削除しました$/).waitFor();
  await reload(shopper);
  await shopper.page.getByText('2件', { exact: true }).waitFor();
});
