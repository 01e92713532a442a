import { defineWords } from '@shop/theming/words';

export const schoolCardWords = defineWords('school-card', {
  sizes: 'サイズ',
  separator: '・',
  range: (first: string, last: string) => `${first}〜${last}`,
  rating: (average: string, count: number) => `保護者の評価 ${average}（${count}件）`,
  few: '残りわずか',
  outOfStock: '在庫切れ',
  isNew: '新着',
  isReduced: 'お買い得',
});
