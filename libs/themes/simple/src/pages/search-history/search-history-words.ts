import { defineWords } from '@shop/theming/words';

export const searchHistoryWords = defineWords('search-history', {
  heading: '検索履歴',
  total: (count: number) => `${count}件の検索`,
  searchAgain: 'で検索する',
  ofWord: (word: string) => `：${word}`,
  removeQuestion: '検索履歴を削除しますか',
  removeConsequence: (word: string) => `「${word}」の検索の記録を削除します。`,
  removed: '検索履歴を削除しました',
  empty: '検索の履歴はまだありません',
  toProductList: '商品一覧を見る',
});
