import { type OpenShop, openShop } from './open-shop';
import { readDocument } from './read-document';

/** The name of the demonstration's general shop, which ends every title. */
const SITE_NAME = 'くらしの道具店 こもれび';
/** The cart, and what is done with a secret of the URL, is the browser's to load. */
const LOADING = '読み込み中';

const SHOPPERS = ['guest', 'member', 'unregistered'] as const;
type Shopper = (typeof SHOPPERS)[number];
type Guard = 'public' | 'member' | 'logout-only' | 'token';

/** Where a guard redirects; whoever is not named stays. core §2, interp-guards-not-listed, interp-verify-guard */
const REDIRECTS: Readonly<Record<Guard, Readonly<Partial<Record<Shopper, string>>>>> = {
  public: {},
  member: { guest: '/login/', unregistered: '/verify' },
  'logout-only': { member: '/ec/', unregistered: '/verify' },
  token: { guest: '/login/' },
};

/** A route: what it is, path, guard, main heading, words that this page shows, and a title that is not the heading. */
type Row = readonly [
  name: string,
  path: string,
  guard: Guard,
  heading: string,
  shows: string,
  title?: string,
];

const ROWS: readonly Row[] = [
  ['[route-home] the home page', '/', 'public', SITE_NAME, '新着商品', 'ホーム'],
  ['[route-product] the product list', '/product', 'public', '商品一覧', '36件'],
  [
    '[route-product-key] a product',
    '/product/irodori-scarf-sky',
    'public',
    'いろどり ストール',
    'カートに入れる',
    'いろどり ストール（空）',
  ],
  ['[route-coupon] the coupons', '/coupon', 'public', 'クーポン', '500円引き'],
  ['[route-flip-book] the digital catalogues', '/flip-book', 'public', 'デジタルカタログ', '全'],
  [
    '[route-product-key-uos] the units in which a product is sold',
    '/product/irodori-scarf-sky/uos',
    'public',
    'いろどり ストール 空の販売単位',
    '1点',
  ],
  ['[route-popup] the popups', '/popup', 'public', 'お得なお知らせ', 'クーポンはお持ちですか'],
  ['[route-sitemap] the site map', '/sitemap', 'public', 'サイトマップ', 'カテゴリーから探す'],
  ['[route-maintenance] maintenance', '/maintenance', 'public', 'メンテナンス中', 'もう一度開く'],
  ['[route-cart] the cart', '/cart', 'public', 'ショッピングカート', LOADING],
  [
    '[route-cart-shipping-select] the choice of an address',
    '/cart/shipping-select',
    'public',
    'お届け先の選択',
    '【1お届け先】',
  ],
  [
    '[route-cart-shipping-add] the form for an address of delivery',
    '/cart/shipping-add',
    'public',
    'お届け先の追加',
    '【1お届け先】',
  ],
  [
    '[route-cart-shipping-detail] the choice of day and time of delivery',
    '/cart/shipping-detail',
    'public',
    '配送方法・日時の指定',
    '【2配送・日時】',
  ],
  [
    '[route-cart-payment] the choice of a payment',
    '/cart/payment',
    'public',
    'お支払い方法',
    '【3お支払い】',
  ],
  [
    '[route-cart-confirm] the confirmation of an order',
    '/cart/confirm',
    'public',
    'ご注文内容の確認',
    '【4確認】',
  ],
  [
    '[route-cart-complete] the end of an order',
    '/cart/complete',
    'public',
    'ご注文ありがとうございました',
    '【5完了】',
  ],
  ['[route-login] the login', '/login', 'logout-only', 'ログイン', 'パスワード'],
  ['[route-login-sync] the login by channel sync', '/login_sync', 'logout-only', 'ログイン連携', LOADING],
  [
    '[route-login-unlock] unlocking an account without the secret of the mail',
    '/login/unlock',
    'public',
    'ログインの停止の解除',
    'リンクが正しくありません',
  ],
  ['[route-oauth-callback] the return from a social login', '/oauth/callback', 'public', 'ログイン', LOADING],
  [
    '[route-verify] the verification of a mail address',
    '/verify',
    'token',
    'メールアドレスの確認',
    '確認コードを受け取る',
  ],
  [
    '[route-verify-email] the check of a mail address without the secret of the mail',
    '/verify/email',
    'public',
    'メールアドレスの確認',
    'リンクが正しくありません',
  ],
  ['[route-ec] the logged-in home', '/ec', 'member', 'ホーム', '注文履歴'],
  ['[route-mypage] the top of my page', '/mypage', 'member', 'マイページ', '森野 みどり 様'],
  ['[route-mypage-address] the addresses', '/mypage/address', 'member', 'アドレス帳', '2件を登録'],
  [
    '[route-mypage-address-add] the form for a new address',
    '/mypage/address/add',
    'member',
    '住所の追加',
    '郵便番号',
  ],
  [
    '[route-mypage-address-key-edit] the form for an address of the member',
    '/mypage/address/1/edit',
    'member',
    '住所の変更',
    '郵便番号',
  ],
  ['[route-mypage-bookmark] the bookmarks', '/mypage/bookmark', 'member', 'ブックマーク', '棚田 ほうじ茶'],
  ['[route-mypage-list] the favourites', '/mypage/list', 'member', 'お気に入りリスト', 'みどり 煎茶'],
  ['[route-mypage-leave] leaving', '/mypage/leave', 'member', '退会', '【1内容の確認】2退会の完了'],
  [
    '[route-mypage-order-history] the orders of the member',
    '/mypage/order_history',
    'member',
    '注文履歴',
    '注文番号 D260608-DEM00007',
  ],
  [
    '[route-mypage-order-history-key] an order of the member',
    '/mypage/order_history/1',
    'member',
    '注文詳細',
    'ご注文の状況キャンセル済み',
    '注文番号 D260426-DEM00000',
  ],
  [
    '[route-mypage-password] the change of the password',
    '/mypage/password',
    'member',
    'パスワード変更',
    '新しいパスワード（確認）',
  ],
];

const VISITS = ROWS.flatMap(([name, path, guard, heading, shows, title = heading]) =>
  SHOPPERS.map((shopper) => ({
    ...{ name, path, heading, shows, title, shopper },
    redirect: REDIRECTS[guard][shopper],
  })),
);

let open: OpenShop;
let headers: Readonly<Record<Shopper, Readonly<Record<string, string>>>>;
beforeAll(async () => {
  open = await openShop();
  headers = {
    guest: {},
    member: { cookie: await open.cookieOf('member@example.jp') },
    unregistered: { cookie: await open.cookieOf('unregistered@example.jp') },
  };
}, 60_000);
afterAll(() => open.close());

test.each(VISITS.filter(({ redirect }) => redirect === undefined))(
  '$name: $shopper',
  async ({ path, heading, shows, title, shopper }) => {
    const response = await open.shop.get(path, headers[shopper]);
    expect(response.status).toBe(200);
    const document = readDocument(await response.text());
    expect(document.title).toBe(`${title} | ${SITE_NAME}`);
    expect(document.headings).toEqual([heading]);
    expect(document.main).toContain(shows);
  },
);

test.each(VISITS.filter(({ redirect }) => redirect !== undefined))(
  '$name: $shopper is redirected to $redirect',
  async ({ path, shopper, redirect }) => {
    const response = await open.shop.get(path, headers[shopper]);
    expect([response.status, response.headers.get('location')]).toEqual([302, redirect]);
    expect(await response.text()).toBe('');
  },
);

// spec items: route-catch-all, beh-not-found-page, string-404-title, string-404-text
test.each([
  ['an unknown path', '/no-such-page'],
  ['a path below an existing page', '/product/irodori-scarf-sky/no-such-page'],
  ['a product that does not exist', '/product/no-such-product'],
])('%s shows the not-found page to everybody, with a link to the top page', async (_name, path) => {
  for (const shopper of SHOPPERS) {
    const response = await open.shop.get(path, headers[shopper]);
    expect(response.status).toBe(404);
    const html = await response.text();
    const document = readDocument(html);
    expect(document.title).toBe(`404 Not Found | ${SITE_NAME}`);
    expect(document.headings).toEqual(['404 Not Found']);
    expect(document.main).toContain('お探しのページが見つかりませんでした。');
    expect(html).toMatch(/<main\b[\s\S]*<a [^>]*href="\/"[^>]*>(?:<[^>]*>)*トップページへ戻る/);
    const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(main).toMatch(/<form [^>]*action="\/product"[\s\S]*<input [^>]*name="word"/);
    expect(main).toContain('カテゴリーから探す');
    expect(main).toMatch(/<a [^>]*href="\/product\?category=kitchen"/);
    // The framework's name for what a loader throws without one.
    expect(html).not.toContain('Internal Server Error');
  }
});
