import { defineWords } from '@shop/theming/words';

export const sitemapWords = defineWords('sitemap', {
  home: 'ホーム',
  productList: '商品一覧',
  newArrivals: '新着商品',
  makers: 'メーカー',
  brands: 'ブランド',
  stylists: 'スタイリスト',
  faq: 'よくあるご質問',
  contact: 'お問い合わせ',
  catalogOrder: 'カタログ請求',
  news: 'お知らせ',
  blog: 'ブログ',
  cart: 'カート',
  login: 'ログイン',
  mypage: 'マイページ',
  orderHistory: '注文履歴',
  heading: 'サイトマップ',
  categories: 'カテゴリーから探す',
  information: 'ご案内',
  members: '会員の方',
});
