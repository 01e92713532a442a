import { defineWords } from '@shop/theming/words';

export const searchSuggestionsWords = defineWords('search-suggestions', {
  suggestions: '検索候補',
  count: (count: number) => `候補が${count}件あります。上下の矢印キーで選べます。`,
  history: '検索履歴',
  category: 'カテゴリー',
  maker: 'メーカー',
  brand: 'ブランド',
  product: '商品',
  remove: (word: string) => `「${word}」を検索履歴から削除する`,
  removed: (word: string) => `「${word}」を検索履歴から削除しました`,
});
