import { defineWords } from '@shop/theming/words';

export const headerWords = defineWords('header', {
  categories: 'カテゴリー',
  productList: '商品一覧',
  home: 'ホーム',
});
