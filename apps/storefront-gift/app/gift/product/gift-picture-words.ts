import { defineWords } from '@shop/theming/words';

export const giftPictureWords = defineWords('gift-picture', {
  isNew: '新着',
  isReduced: 'セール',
  few: '残りわずか',
  outOfStock: '在庫切れ',
  rating: (average: string, count: number) => `贈った方の評価 ${average}（${count}件）`,
});
