import { defineWords } from '@shop/theming/words';

export const defaultFooterWords = defineWords('default-footer', {
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
  cart: 'ショッピングカート',
  login: 'ログイン',
  mypage: 'マイページ',
  orderHistory: '注文履歴',
  menu: 'フッターメニュー',
});
