import { defineWords } from '@shop/theming/words';

export const productCardWords = defineWords('product-card', {
  few: '残りわずか',
  outOfStock: '在庫切れ',
  sale: 'SALE',
  new: 'NEW',
  rating: (average: string, count: number) => `レビュー ${average}（${count}件）`,
  variantCount: (count: number) => `全${count}種`,
});
