import { defineWords } from '@shop/theming/words';

export const savedProductRowWords = defineWords('saved-product-row', {
  removed: (name: string) => `「${name}」を削除しました`,
  undo: '元に戻す',
  ofProduct: (name: string) => `：${name}`,
  remove: '削除する',
});
