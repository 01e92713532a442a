import { defineWords } from '@shop/theming/words';
import { formatCount } from '@shop/format/format-yen';

export const searchOutcomeWords = defineWords('search-outcome', {
  noHits: '該当する商品が見つかりませんでした',
  allProducts: 'すべての商品を見る',
  loading: '読み込み中',
  total: (total: number) => `${formatCount(total)}件`,
  totalOrMore: (total: number) => `${formatCount(total)}件以上`,
  searchedInstead: (word: string) => `「${word}」で検索しています。`,
  backToTyped: (word: string) => `「${word}」の検索結果に戻る`,
});
