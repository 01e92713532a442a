import { defineWords } from '@shop/theming/words';

export const productCardWords = defineWords('product-card', {
  few: '残りわずか',
  outOfStock: '在庫切れ',
  variantCount: (count: number) => `全${count}種`,
});
