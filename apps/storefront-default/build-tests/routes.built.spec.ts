import { readDocument } from './read-document';
import { type Row, SHOPPERS, SITE_NAME, visitRoutes } from './visit-routes';

/** The cart, and what is done with a secret of the URL, is the browser's to load. */
const LOADING = '読み込み中';

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
  ['[route-coupon] [interp-coupon-page] the coupons', '/coupon', 'public', 'クーポン', '500円引き'],
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
  [
    'password-protected tags',
    '/tags',
    'public',
    'パスワードが必要な商品',
    '現在、パスワードが必要な商品はありません',
  ],
  ['what schools ask of each pupil', '/school-items', 'public', 'そろえるもの', LOADING],
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
    'ご注文を確認しています',
    LOADING,
    'ご注文ありがとうございました',
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
  [
    '[route-register] the registration',
    '/register',
    'logout-only',
    '新規会員登録',
    'ご利用規約とプライバシーポリシーに同意する',
  ],
  [
    '[route-register-complete] [interp-register-complete-guard] the end of the registration',
    '/register/complete',
    'public',
    '会員登録の完了',
    '登録',
  ],
  [
    '[route-reminder] the request for a new password',
    '/reminder',
    'logout-only',
    'パスワードをお忘れの方',
    'メールを送信する',
  ],
  [
    '[route-reminder-reset] a new password without the secret of the mail',
    '/reminder/reset',
    'logout-only',
    'パスワードの再設定',
    'リンクが正しくないか、有効期限が切れています',
  ],
  [
    '[route-reminder-username] the request for the user name',
    '/reminder/username',
    'logout-only',
    'ユーザー名をお忘れの方',
    'メールを送信する',
  ],
  [
    '[route-reminder-username-reset] the user name without the secret of the mail',
    '/reminder/username/reset',
    'logout-only',
    'ユーザー名の確認・変更',
    'リンクが正しくないか、有効期限が切れています',
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
    '[route-orders-receipt] [gap-receipt-order-number] the receipt of a guest’s order, without a key',
    '/orders/receipt',
    'public',
    '領収書の発行',
    'リンクが正しくないか、有効期限が切れています',
  ],
  ['finding an order', '/orders/find', 'public', 'ご注文の確認', 'メールアドレスまたは電話番号'],
  [
    'the page of a guest’s order, without a key',
    '/orders/view',
    'public',
    'ご注文の状況',
    'リンクが正しくないか、有効期限が切れています',
  ],
  [
    '[route-mypage-password] the change of the password',
    '/mypage/password',
    'member',
    'パスワード変更',
    '新しいパスワード（確認）',
  ],
];

const visit = visitRoutes(ROWS);

// spec items: route-catch-all, beh-not-found-page, string-404-title, string-404-text
test.each([
  ['an unknown path', '/no-such-page'],
  ['a path below an existing page', '/product/irodori-scarf-sky/no-such-page'],
  ['a product that does not exist', '/product/no-such-product'],
  ['an unknown path of my page', '/mypage/no-such-page'],
  ['an unknown path of the registration', '/register/no-such-page'],
  ['an unknown path of the reminders', '/reminder/no-such-page'],
])('%s shows the not-found page to everybody, with a link to the top page', async (_name, path) => {
  for (const shopper of SHOPPERS) {
    const response = await visit(path, shopper);
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
