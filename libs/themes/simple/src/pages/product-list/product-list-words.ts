import { defineWords } from '@shop/theming/words';

export const productListWords = defineWords('product-list', {
  filter: '絞り込み',
});
