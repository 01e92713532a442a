import { defineWords } from '@shop/theming/words';

export const searchFormWords = defineWords('search-form', {
  searchProducts: '商品を検索',
  search: '検索',
});
