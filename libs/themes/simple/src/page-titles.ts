import type { ThemeLabels } from '@shop/theming';

/** The document's title of each page; pages of one product or order take its name instead. */
export const simplePageTitles: ThemeLabels['pageTitles'] = {
  home: 'ホーム',
  'product-list': '商品一覧',
  'product-detail': '商品',
  cart: 'ショッピングカート',
  'cart-shipping-select': 'お届け先の選択',
  'cart-shipping-add': 'お届け先の追加',
  'cart-shipping-detail': '配送方法・日時の指定',
  'cart-payment': 'お支払い方法',
  'cart-confirm': 'ご注文内容の確認',
  'cart-complete': 'ご注文ありがとうございました',
  login: 'ログイン',
  ec: 'ホーム',
  mypage: 'マイページ',
  'order-history': '注文履歴',
  'order-detail': '注文詳細',
  sitemap: 'サイトマップ',
  'static-page': 'ご案内',
  maintenance: 'メンテナンス中',
  'not-found': '404 Not Found',
  error: 'Error',
};
