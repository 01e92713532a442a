import { type Row, visitRoutes } from './visit-routes';

const ROWS: readonly Row[] = [
  ['[route-mypage-point] the points', '/mypage/point', 'member', 'ポイント', '会員登録'],
  [
    '[route-mypage-message-center] [interp-message-center] the messages',
    '/mypage/message-center',
    'member',
    'メッセージ',
    '重要',
  ],
  [
    '[route-mypage-message-center-key] a message',
    '/mypage/message-center/1',
    'member',
    'ご登録ありがとうございます',
    'お買い物でお使いいただけるクーポン',
  ],
  [
    '[route-mypage-inquiry-history] the inquiries',
    '/mypage/inquiry_history',
    'member',
    'お問い合わせ履歴',
    'お問い合わせ番号 Q260401-DEM00011',
  ],
  [
    '[route-mypage-inquiry-history-key] an inquiry of the member',
    '/mypage/inquiry_history/1',
    'member',
    'お問い合わせの詳細',
    'ご注文手続きの画面で最短の日からお選びいただけます',
    'お問い合わせ番号 Q260401-DEM00011',
  ],
  [
    '[route-mypage-product-history] [interp-mypage-product-history-guest] what the member looked at',
    '/mypage/product_history',
    'member',
    '閲覧履歴',
    'すべて削除する',
  ],
  [
    '[route-mypage-product-search-history] what the member searched for',
    '/mypage/product_search_history',
    'member',
    '検索履歴',
    'マグカップ',
  ],
  [
    '[route-mypage-product-request-history] what the member asked for',
    '/mypage/product_request_history',
    'member',
    '商品リクエスト履歴',
    '左ききの急須',
  ],
  [
    '[route-mypage-login-history] the sign-ins of the member',
    '/mypage/login_history',
    'member',
    'ログイン履歴',
    '身に覚えのないログイン',
  ],
  [
    '[route-mypage-list-key] [interp-mypage-list] a list of the member',
    '/mypage/list/favorites',
    'member',
    'お気に入り',
    'みどり 煎茶',
  ],
];

visitRoutes(ROWS);
