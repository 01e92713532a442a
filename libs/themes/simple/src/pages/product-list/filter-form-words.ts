import { defineWords } from '@shop/theming/words';

export const filterFormWords = defineWords('filter-form', {
  filterByConditions: '条件で絞り込み',
  price: '価格（税込）',
  priceMin: '価格の下限（円）',
  priceUntil: '〜',
  priceMax: '価格の上限（円）',
  yen: '円',
  brand: 'ブランド',
  allBrands: 'すべてのブランド',
  inStockOnly: '在庫ありのみ',
  filter: '絞り込む',
});
