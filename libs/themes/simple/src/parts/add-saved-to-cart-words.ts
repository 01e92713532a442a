import { defineWords } from '@shop/theming/words';

export const addSavedToCartWords = defineWords('add-saved-to-cart', {
  added: 'カートに追加しました',
  addToCart: 'カートに入れる',
  ofProduct: (name: string) => `：${name}`,
});
