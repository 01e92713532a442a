import { defineWords } from '@shop/theming/words';

export const footerWords = defineWords('footer', {
  menu: 'フッターメニュー',
  home: 'ホーム',
  productList: '商品一覧',
  news: 'お知らせ',
  blog: 'ブログ',
  faq: 'よくあるご質問',
  contact: 'お問い合わせ',
  catalogOrder: 'カタログ請求',
  flipBooks: 'デジタルカタログ',
  coupons: 'クーポン',
  mypage: 'マイページ',
});
