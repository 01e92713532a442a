import { defineWords } from '@shop/theming/words';

export const defaultProductListWords = defineWords('default-product-list', {
  filter: '絞り込み',
  categories: 'カテゴリー',
});
