import { defineWords } from '@shop/theming/words';

export const savedProductsPageWords = defineWords('saved-products-page', {
  home: 'ホーム',
  mypage: 'マイページ',
  toProductList: '商品一覧を見る',
  total: (total: number) => `${total}件`,
});
