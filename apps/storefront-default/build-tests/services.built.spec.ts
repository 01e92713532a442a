import { createReviewSpec } from '@shop/contract/reviews/create-review';
import { formatDate } from '@shop/format/format-day';
import { staticPages } from '@shop/shop-api/db/schema';
import { DAY_MS } from '@shop/shop-api/durations';
import { lastNoon } from '@shop/testing-api/move-seed';
import { eq } from 'drizzle-orm';
import { type OpenShop, openShop } from './open-shop';
import { readDocument } from './read-document';

let open: OpenShop;
let member: Readonly<Record<string, string>>;
beforeAll(async () => {
  open = await openShop();
  member = { cookie: await open.cookieOf('member@example.jp') };
}, 60_000);
afterAll(() => open.close());

const mainOf = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await open.shop.get(path, headers);
  expect([path, response.status]).toEqual([path, 200]);
  return readDocument(await response.text()).main;
};

test.each([
  ['products', '/product', ['あさぎり 平皿 21cm', '3,718円（税込）']],
  ['makers', '/maker', ['飛騨木工舎', '箕輪窯', '燕道具製作所']],
  ['brands', '/brand', ['木の間', '棚田の里', 'ゆきしろ']],
  ['tags', '/product', ['日本でつくる（12）', '贈りものに（7）']],
  ['the products of a tag', '/product?tag=gift', ['在庫ありのみ（7）', 'ナチュラル（1）']],
  ['catalogs', '/flip-book', ['こもれび 第12号', '全8ページ']],
  ['collections', '/', ['毎日の食卓', 'くつろぐ部屋の灯り']],
  ['news', '/news', ['お茶の棚が広くなりました', '送料改定のお知らせ']],
  ['blogs', '/blog', ['箕輪の窯元をたずねて', '湯のみの話、お茶の話']],
  ['banners', '/', ['みどり茶舗のお茶と、産地から届くごはんのおともです。']],
  ['layouts', '/', ['カテゴリーから探す', 'お知らせ']],
])('[beh-can-browse] a guest browses %s', async (_what, path, shown) => {
  const main = await mainOf(path);
  for (const text of shown) expect(main).toContain(text);
});

test.each([
  ['addresses', '/mypage/address', '東京都渋谷区神宮前1-2-3'],
  ['cards', '/mypage/card', 'カード番号 ************4242'],
  ['days to remember', '/mypage/memorial', '毎年4月2日'],
  ['measurements', '/mypage/measurement', '身長（cm）158.5'],
  ['coupons', '/coupon', 'クーポンコード HAJIMETE500'],
  ['bookmarks', '/mypage/bookmark', '削除する：棚田 ほうじ茶'],
  ['searched words', '/mypage/product_search_history', '5件の検索マグカップで検索する'],
])('[beh-account-services-personal] a member has %s', async (_what, path, shown) => {
  expect(await mainOf(path, member)).toContain(shown);
});

test.each([
  [
    'looked at products',
    '/mypage/product_history',
    0,
    (day: string) => `木の間 テーブルランプ色：ナチュラル14,080円（税込）${day} 8:00 に閲覧`,
  ],
  [
    'requested products',
    '/mypage/product_request_history',
    12,
    (day: string) => `左ききの急須確認中${day} にリクエスト`,
  ],
  [
    'sign-ins',
    '/mypage/login_history',
    0,
    (day: string) => `${day} 7:00iPhone・SafariIPアドレス 203.0.113.24`,
  ],
])('[beh-account-services-personal] a member has %s, with their day', async (_what, path, daysAgo, shown) => {
  const seededAt = lastNoon(open.api.clock.now()).getTime();
  const day = formatDate(new Date(seededAt - daysAgo * DAY_MS).toISOString());
  expect(await mainOf(path, member)).toContain(shown(day));
});

test('[beh-account-services-personal] a member has reviews, which stand at their products', async () => {
  const key = await open.productKey();
  const body = { rating: 4, title: '毎朝使っています', body: '手になじみます。', nickname: 'みどり' };
  const token = await open.api.signIn('member@example.jp');
  expect((await open.api.call(createReviewSpec, { params: { key }, body }, { token })).status).toBe(201);
  expect(await mainOf(`/product/${key}`, member)).toContain('毎朝使っています');
});

test('[pagename-mypage-point] [interp-page-names] the page of the points shows the message that the shop has for it', async () => {
  expect(await mainOf('/mypage/point', member)).toContain('期限の近いものから先に使われます。');
  expect(await mainOf('/mypage/memorial', member)).not.toContain('期限の近いものから先に使われます。');
});

test('[layout-sample] a page of the editors stands in the frame that they chose for it', async () => {
  await open.api.db.update(staticPages).set({ layout: 'sample' }).where(eq(staticPages.url, '/terms'));
  const html = await open.shop.html('/terms');
  expect(html).toContain('<meta name="shop-part" content="layouts/sample"');
  expect(html).not.toContain('content="layouts/default"');
  expect(readDocument(html).headings).toEqual(['ご利用規約']);
});
