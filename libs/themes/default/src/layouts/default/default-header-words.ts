import { defineWords } from '@shop/theming/words';

export const defaultHeaderWords = defineWords('default-header', {
  skipToContent: '本文へスキップ',
  home: 'ホーム',
  categories: 'カテゴリー',
  allProducts: 'すべての商品',
  newArrivals: '新着',
  checkout: 'ご購入手続き',
});
