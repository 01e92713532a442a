import { defineWords } from '@shop/theming/words';

/** The steps of the catalogue's breadcrumbs; the last one of a list is its heading too. */
export const breadcrumbWords = defineWords('breadcrumb', {
  home: 'ホーム',
  productList: '商品一覧',
  searchResults: (word: string) => `「${word}」の検索結果`,
});
