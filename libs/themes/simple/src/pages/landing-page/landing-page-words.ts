import { defineWords } from '@shop/theming/words';

export const landingPageWords = defineWords('landing-page', {
  home: 'ホーム',
  landingPages: '特集',
  products: 'この特集の商品',
  coupons: 'この特集のクーポン',
  toProductList: '商品一覧を見る',
});
