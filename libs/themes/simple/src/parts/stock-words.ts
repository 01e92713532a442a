import { defineWords } from '@shop/theming/words';

export const stockWords = defineWords('stock', {
  inStock: '在庫あり',
  few: '残りわずか',
  fewLeft: (count: number) => `残りわずか（あと${count}点）`,
  outOfStock: '在庫切れ',
});
