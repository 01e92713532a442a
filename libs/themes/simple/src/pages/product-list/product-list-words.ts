import { defineWords } from '@shop/theming/words';

export const productListWords = defineWords('product-list', {
  filter: '絞り込み',
  filterByConditions: '条件で絞り込み',
  loading: '読み込み中',
  total: (total: number) => `${total}件`,
  clearFilters: '条件をクリア',
  noHits: '該当する商品が見つかりませんでした',
  allProducts: 'すべての商品を見る',
});
