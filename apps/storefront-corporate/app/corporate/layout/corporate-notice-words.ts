import { defineWords } from '@shop/theming/words';

export const corporateNoticeWords = defineWords('corporate-notice', {
  forBusinesses: '法人・店舗さま向けの卸売サイトです。',
  pricesAfterLogin: '会員様の卸価格は、ログイン後に表示します。',
  orderDesk: '商品番号でまとめて注文',
});
